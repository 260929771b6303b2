/** What waits to be seen, and what happens then. */
const waiting = new WeakMap<Element, () => void>()
let sight: IntersectionObserver | null = null

/**
 * Runs something once an element is in view, or when it comes there. Answers how to call it off. One observer watches
 * for all: a listing has hundreds of pictures.
 */
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
