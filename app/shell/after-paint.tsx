import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Time for the first view to be painted and its pictures to be decoded. */
const SETTLING_MS = 150

interface AfterPaintProps {
  readonly children: ReactNode
  readonly placeholder?: ReactNode
}

/**
 * Content below the first view. In a page that the browser renders it follows the first paint, so that the rest is
 * there sooner. A page from the server has it at once, and so has one reached by Back or by an anchor, where the target
 * may lie far down.
 */
export function AfterPaint({ children, placeholder }: AfterPaintProps) {
  // The first page of a visit counts as reached by Back.
  const isAtOnce = useNavigationType() === NavigationType.Pop
  const isEnteredInside = useLocation().hash !== ''
  const [isShown, setShown] = useState(isAtOnce || isEnteredInside)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(true)), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? children : placeholder
}
