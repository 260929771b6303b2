import { hasConsent } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { lastQueryId, searchUser } from './search-identity.ts'

interface ProductClick {
  readonly locale: string
  readonly productId: string
  readonly sku: string
  /** Position in the list it was opened from, starting at 1. */
  readonly position: number
}

/** Reports to the data layer and the site's own search that a product was opened from a list. */
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
  sendSoon(event)
}

const SEND_AFTER_MS = 1_000

let waiting: object[] = []

/** Sends an event after the navigation, or when the page is hidden. */
function sendSoon(event: object): void {
  if (waiting.length === 0) {
    const timer = setTimeout(send, SEND_AFTER_MS)
    addEventListener('pagehide', send, { once: true })
    function send(): void {
      clearTimeout(timer)
      removeEventListener('pagehide', send)
      navigator.sendBeacon('/1/events', JSON.stringify({ events: waiting }))
      waiting = []
    }
  }
  waiting.push(event)
}
