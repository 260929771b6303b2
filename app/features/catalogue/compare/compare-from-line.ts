import { compareHref } from './compare-address.ts'
import { addTicked, type TickedProduct } from './ticked-products.ts'

/** Ticks a product and shows the comparison in a tab of its own, beside the schedule that it stands in. */
export function compareFromLine(locale: string, product: TickedProduct): void {
  const ticked = addTicked(locale, product)
  open(
    compareHref(
      locale,
      ticked.map(({ sku }) => sku),
    ),
    '_blank',
    'noopener',
  )
}
