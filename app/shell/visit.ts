import { clearStored } from '#app/ui/browser-storage.ts'

/**
 * Forgets what a former visit left in this tab. To be called once for each page that the browser loads: whoever arrives
 * from outside, or from nowhere, starts anew. A reload and a step back in the history are no arrivals.
 */
export function startVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return
  const isFromHere = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  if (isFromHere) return
  clearStored('sessionStorage')
}
