import { clearStored } from '#app/ui/browser-storage.ts'

/**
 * Clears what a former visit left in this tab. To be called once for each page load: a visit starts when the visitor
 * arrives from outside or directly. A reload and a step back in the history do not start one.
 */
export function startVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return
  const isFromHere = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  if (isFromHere) return
  clearStored('sessionStorage')
}
