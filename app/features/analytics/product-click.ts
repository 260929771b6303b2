import { hasConsent } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { lastQueryId, searchUser } from './search-identity.ts'

interface ProductClick {
  readonly locale: string
  readonly productId: string
  readonly sku: string
  /** In the list it was opened from, from 1. */
  readonly position: number
}

/** Tells the data layer and the site's own search that a product was opened from a list. */
export function recordProductClick({ locale, productId, sku, position }: ProductClick): void {
  if (!hasConsent()) return
  pushToDataLayer({ event: 'product_click', sku, position })
  const queryID = lastQueryId()
  const event = {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: `${locale}_products`,
    userToken: searchUser(),
    timestamp: Date.now(),
    objectIDs: [productId],
    ...(queryID ? { queryID, positions: [position] } : {}),
  }
  navigator.sendBeacon('/1/events', JSON.stringify({ events: [event] }))
}
