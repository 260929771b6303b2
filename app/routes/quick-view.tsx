import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { skuInUrl } from '#app/features/catalogue/product-url.ts'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { ProductDialogProps } from './product-dialog.tsx'

/** The parameter that opens the modal version of a product page over any page: a SKU or item code. */
const PARAMETER = 'product'
/** In the state of a history entry that was made by opening: the one before it is the same page without. */
const MARK = 'isQuickView'

const listeners = new Set<() => void>()

/**
 * Opens a product over the page, as a history entry of its own, so that Back closes it. The router is passed by: to it
 * this is the same entry, so that the page beneath keeps what it has loaded and where it stands.
 */
export function openQuickView(sku: string): void {
  // It waits for its code: another press is no other entry.
  if (readCode() === sku) return
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

function readCode(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER) || null
}

/** The modal version of a product page, wherever the address asks for it. Its code is loaded when it is first opened. */
export function QuickView({ locale }: { locale: string }) {
  useLocation() // the router's own navigations change the address too
  const code = useSyncExternalStore(subscribe, readCode, () => null)
  const navigate = useNavigate()
  const [wasOpened, setOpened] = useState(false)
  if (code !== null && !wasOpened) setOpened(true)

  function close(): void {
    if (readCode() === null) return // it closes because the address has changed
    if (history.state?.[MARK]) history.back()
    else void navigate(hrefOf(null), { replace: true, preventScrollReset: true })
  }

  return (
    wasOpened && (
      <Suspense fallback={<FullScreenSpinner label="Loading product" />}>
        <ProductDialog locale={locale} code={code} onClose={close} />
      </Suspense>
    )
  )
}

/** Without a connection there is no product's page to go to either. */
const ProductDialog = onDemand<ProductDialogProps>(async () => {
  try {
    return await import('./product-dialog.tsx')
  } catch (cause) {
    if (!navigator.onLine) throw cause
    return { default: FullPage }
  }
}, 'over')

/** Where the dialog's code does not come, the product's page is one click less away. */
function FullPage({ locale, code }: ProductDialogProps) {
  useEffect(() => {
    if (code !== null) location.replace(`/${locale}/product/${skuInUrl(code)}/`)
  }, [locale, code])
  return null
}
