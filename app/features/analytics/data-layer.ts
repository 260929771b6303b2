import { hasConsent } from './consent.ts'
import type { AnalyticsEvent } from './events.ts'

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent & { readonly market: string })[]
  }
}

/**
 * Adds an event to the data layer of the page, for whoever reads it: of itself nobody does, and nothing is sent. Does
 * nothing where this browser does not want to be counted.
 */
export function pushToDataLayer(event: AnalyticsEvent): void {
  if (!hasConsent()) return
  const [, market = ''] = location.pathname.split('/')
  window.dataLayer ??= []
  window.dataLayer.push({ ...event, market })
}
