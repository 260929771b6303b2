import { useState } from 'react'
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
import { loadJson } from '#app/ui/loading/call-action.ts'
import { LoadFailure } from '#app/ui/loading/load-failure.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { productEvents } from '../product-events.ts'
import { productShop } from '../product-shop.tsx'
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
  const { outcome, problem, retry } = useProduct(locale, code)
  const isBim = code !== null && location.pathname === routes.bimLibrary.path({ locale })
  const data = outcome?.kind === 'done' ? outcome.answer : null
  const isUnknown = outcome?.kind === 'refused' && [400, 404].includes(outcome.refusal.status)
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
      {outcome === null && <Spinner label="Loading product" />}
      {isUnknown && <p role="alert">This product could not be shown. It may no longer exist.</p>}
      {problem && outcome && !isUnknown && <LoadFailure problem={problem} onRetry={retry} />}
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

/** Loads a product when its code is first opened; other codes of the same product need no request. */
function useProduct(locale: string, code: string | null) {
  const [loaded, setLoaded] = useState(code)
  const load = useLoad(loaded, (signal) =>
    loadJson<ProductScreenData>(api.product.href({ locale, code: loaded ?? '' }), signal),
  )
  const isThere = code === loaded || load.answer?.product.variants.some(({ sku }) => sku === code)
  if (code !== null && !isThere) setLoaded(code)
  return load
}
