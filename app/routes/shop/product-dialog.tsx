import { useEffect, useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { toBimPath } from '#app/features/catalogue/views/product-url.ts'
import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import { marketHref } from '#app/addresses/route.ts'
import { BimScreen } from '#app/features/catalogue/components/product/bim-screen.tsx'
import { ProductScreen } from '#app/features/catalogue/components/product/product-screen.tsx'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { HeadingDepth } from '#app/ui/heading.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { productEvents } from './product-events.ts'
import { productShop } from './product-shop.tsx'
import { changeQuickView } from './quick-view-address.ts'

/** The dialog's own title is a second-level heading. */
const DEPTH_IN_DIALOG = 2

export interface ProductDialogProps {
  readonly locale: string
  readonly code: string | null
  readonly onClose: () => void
}

/**
 * A product over the page it was opened from: its screen, or its files in the BIM library, and a link to the full page.
 */
export default function ProductDialog({ locale, code, onClose }: ProductDialogProps) {
  const product = useProduct(locale, code)
  const isBim = code !== null && location.pathname === routes.bimLibrary.path({ locale })
  const data = typeof product === 'string' ? null : product
  // The address follows the variant: its code is the one to show.
  const variant = data?.product.variants.find(({ sku }) => sku === (code ?? data.selectedSku))
  const path = (variant ?? data?.product.variants[0])?.path ?? ''
  return (
    <Dialog
      title="Quick view"
      kind="wide"
      open={code !== null}
      onClose={onClose}
      action={data && <PageLink href={marketHref(locale, isBim ? toBimPath(path) : path)}>Open full page</PageLink>}
    >
      {product === 'loading' && <Spinner label="Loading product" />}
      {product === 'failed' && <p role="alert">This product could not be shown. It may no longer exist.</p>}
      {data && (
        <HeadingDepth value={DEPTH_IN_DIALOG}>
          {isBim ? (
            <BimScreen key={data.product.productId} data={data} isModal onSelect={({ sku }) => changeQuickView(sku)} />
          ) : (
            <QuickProduct key={data.product.productId} data={data} />
          )}
        </HeadingDepth>
      )}
    </Dialog>
  )
}

function QuickProduct({ data }: { data: ProductScreenData }) {
  const events = productEvents(data)
  return (
    <ProductScreen
      {...events}
      isModal
      data={data}
      shop={(variant) => productShop(data.product, variant)}
      fromBim={false}
      onSelect={({ sku }) => changeQuickView(sku)}
    />
  )
}

/** Fetches a product when its code is first opened; other codes of the same product need no request. */
function useProduct(locale: string, code: string | null): ProductScreenData | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<{ code: string; product: ProductScreenData | null } | null>(null)
  const isThere =
    code === null || answer?.code === code || answer?.product?.product.variants.some(({ sku }) => sku === code) === true

  useEffect(() => {
    if (isThere) return
    const request = new AbortController()
    readProduct(locale, code, request.signal).then(
      (product) => setAnswer({ code, product }),
      () => {
        if (!request.signal.aborted) setAnswer({ code, product: null })
      },
    )
    return () => request.abort()
  }, [isThere, locale, code])

  if (!isThere) return 'loading'
  return answer?.product ?? 'failed'
}

async function readProduct(locale: string, code: string, signal: AbortSignal): Promise<ProductScreenData> {
  const response = await fetch(api.product.href({ locale, code }), { signal })
  if (!response.ok) throw new Error(`The product could not be read: ${response.status}`)
  return (await response.json()) as ProductScreenData
}
