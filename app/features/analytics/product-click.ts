import { pushToDataLayer } from './data-layer.ts'
import { anonymousUserToken, lastQueryId } from './search-identity.ts'

interface ProductClick {
  readonly locale: string
  readonly productId: string
  readonly sku: string
  /** In the list it was opened from, from 1. */
  readonly position: number
}

/** Tells the data layer and the search service that a product was opened from a list. */
export function recordProductClick({ locale, productId, sku, position }: ProductClick): void {
  pushToDataLayer({ event: 'product_click', sku, position, market: locale })
  const queryID = lastQueryId()
  const event = {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: `${locale}_products`,
    userToken: anonymousUserToken(),
    timestamp: Date.now(),
    objectIDs: [productId],
    ...(queryID ? { queryID, positions: [position] } : {}),
  }
  navigator.sendBeacon('/1/events', JSON.stringify({ events: [event] }))
}
