import { clearStored } from '#app/ui/browser/browser-storage.ts'

/** Starts a visit unless the page load is a reload or a step back in the history. Called on each page load. */
export function startVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return
  const isFromHere = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  if (isFromHere) return
  clearStored('sessionStorage')
}
