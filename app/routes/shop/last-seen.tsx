import { Suspense } from 'react'
import { useSeen, type SeenProduct } from '#app/features/catalogue/seen/seen-products.ts'
import { onDemand } from '#app/shell/on-demand.tsx'

const SeenStrip = onDemand(() => import('#app/features/catalogue/seen/seen-strip.tsx'))

interface LastSeenProps {
  readonly locale: string
  /** SKUs, or ids of products. */
  readonly except?: readonly string[]
  readonly hrefOf?: (product: SeenProduct) => string
}

const NONE: readonly string[] = []

/** Recently viewed products; their code is loaded only where there are any. */
export function LastSeen({ locale, except = NONE, ...more }: LastSeenProps) {
  const hasSeen = useSeen(locale).some(({ sku, productId }) => !except.includes(sku) && !except.includes(productId))
  return (
    hasSeen && (
      <Suspense>
        <SeenStrip locale={locale} except={except} {...more} />
      </Suspense>
    )
  )
}
