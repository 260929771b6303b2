import { useEffect, useState, type RefObject } from 'react'

const MARGIN = '800px 0px'

/** Whether an element has ever come near the window. `isNear` is the value until that is known. */
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
  return was
}
