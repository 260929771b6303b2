const waiting = new WeakMap<Element, () => void>()
let sight: IntersectionObserver | null = null

/** Calls once when an element comes into view. Returns how to cancel. One observer for hundreds of pictures. */
export function whenSeen(element: Element, run: () => void): () => void {
  sight ??= new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      waiting.get(target)?.()
      waiting.delete(target)
    }
  })
  const observer = sight
  waiting.set(element, run)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    waiting.delete(element)
  }
}
