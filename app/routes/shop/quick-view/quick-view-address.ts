/** The parameter that opens the modal version of a product page over any page: a SKU or item code. */
const PARAMETER = 'product'
/** State of a history entry that opened the quick view: the entry before is the page itself. */
const MARK = 'isQuickView'

const listeners = new Set<() => void>()

/**
 * Opens a product over the page, as a history entry of its own, so that Back closes it. The router is passed by: to it
 * this is the same entry, so that the page beneath keeps what it has loaded and where it stands.
 */
export function openQuickView(sku: string): void {
  // It waits for its code: another press is no other entry.
  if (readQuickView() === sku) return
  history.pushState({ ...history.state, [MARK]: true }, '', hrefOf(sku))
  tell()
}

/** Another variant is shown: the address follows. */
export function changeQuickView(sku: string): void {
  history.replaceState(history.state, '', hrefOf(sku))
  tell()
}

function hrefOf(sku: string | null): string {
  const { pathname, searchParams } = new URL(location.href)
  if (sku === null) searchParams.delete(PARAMETER)
  else searchParams.set(PARAMETER, sku)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

function tell(): void {
  for (const listener of listeners) listener()
}

export function subscribeToQuickView(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** The SKU or item code of the product that is open; null for none. */
export function readQuickView(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER) || null
}

/** Closes what is open: Back where opening made the entry, else the same entry without the product, by `replace`. */
export function closeQuickView(replace: (href: string) => void): void {
  if (readQuickView() === null) return // it closes because the address has changed
  if (history.state?.[MARK]) history.back()
  else replace(hrefOf(null))
}
