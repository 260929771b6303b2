import type { ProductView, VariantView } from '#app/features/catalogue/views/product-view.ts'
import { ShopControls } from '#app/features/cart/components/shop/shop-controls.tsx'

export function productShop({ name, isDiscontinued }: ProductView, { sku, price }: VariantView) {
  const isPriced = price.kind === 'rrp' || price.kind === 'discounted'
  return <ShopControls sku={sku} name={name} isOrderable={isPriced && !isDiscontinued} />
}
