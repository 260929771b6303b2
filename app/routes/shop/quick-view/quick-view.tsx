import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { marketHref } from '#app/addresses/route.ts'
import { shortProductPath } from '#app/features/catalogue/views/product-url.ts'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { ProductDialogProps } from './product-dialog.tsx'
import { closeQuickView, readQuickView, subscribeToQuickView } from './quick-view-address.ts'

/** The modal product page, wherever the address asks for it. Its code is loaded when it is first opened. */
export function QuickView({ locale }: { locale: string }) {
  useLocation() // the router's own navigations change the address too
  const code = useSyncExternalStore(subscribeToQuickView, readQuickView, () => null)
  const navigate = useNavigate()
  const [wasOpened, setOpened] = useState(false)
  if (code !== null && !wasOpened) setOpened(true)

  return (
    wasOpened && (
      <Suspense fallback={<FullScreenSpinner label="Loading product" />}>
        <ProductDialog
          locale={locale}
          code={code}
          onClose={() => closeQuickView((href) => void navigate(href, { replace: true, preventScrollReset: true }))}
        />
      </Suspense>
    )
  )
}

/** Offline, the product's page cannot load either. */
const ProductDialog = onDemand<ProductDialogProps>(async () => {
  try {
    return await import('./product-dialog.tsx')
  } catch (cause) {
    if (!navigator.onLine) throw cause
    return { default: FullPage }
  }
}, 'over')

/** Fallback where the dialog's code does not load: a link to the product's page. */
function FullPage({ locale, code }: ProductDialogProps) {
  useEffect(() => {
    if (code !== null) location.replace(marketHref(locale, shortProductPath(code)))
  }, [locale, code])
  return null
}
