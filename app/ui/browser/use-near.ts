import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const MARGIN = '800px 0px'

/** Returns whether an element has been near the window, or is about to be printed. `isNear` is the initial value. */
export function useNear(element: RefObject<Element | null>, isNear: boolean): boolean {
  const [was, setWas] = useState(isNear)
  useEffect(() => {
    if (was || !element.current) return
    const observer = new IntersectionObserver((entries) => setWas(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [was, element])
  useEffect(() => {
    // At once: what the browser prints is the page as it stands when this event is over.
    const print = () => {
      flushSync(() => setWas(true))
      for (const image of element.current?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? [])
        image.loading = 'eager'
    }
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [element])
  return was
}
