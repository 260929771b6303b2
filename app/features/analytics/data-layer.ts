import { hasConsent } from './consent.ts'
import type { AnalyticsEvent } from './events.ts'

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent & { readonly market: string })[]
  }
}

/** Operators' scripts read the data layer: without them nothing is sent. Does nothing after an opt-out. */
export function pushToDataLayer(event: AnalyticsEvent): void {
  if (!hasConsent()) return
  const [, market = ''] = location.pathname.split('/')
  window.dataLayer ??= []
  window.dataLayer.push({ ...event, market })
}
