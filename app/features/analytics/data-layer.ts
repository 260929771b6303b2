import { hasConsent } from './consent.ts'
import type { AnalyticsEvent } from './events.ts'

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent & { readonly market: string })[]
  }
}

/**
 * Adds an event to the data layer of the page, which the operator's scripts may read: without them nothing is sent.
 * Does nothing after an opt-out.
 */
export function pushToDataLayer(event: AnalyticsEvent): void {
  if (!hasConsent()) return
  const [, market = ''] = location.pathname.split('/')
  window.dataLayer ??= []
  window.dataLayer.push({ ...event, market })
}
