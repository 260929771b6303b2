import { clearStored } from '#app/ui/browser-storage.ts'

/** To be called on each page load. A reload and a step back in the history do not start a visit. */
export function startVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return
  const isFromHere = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  if (isFromHere) return
  clearStored('sessionStorage')
}
