import { useEffect } from 'react'
import { hasConsent } from '#app/features/analytics/consent.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import { rememberSeen } from '#app/features/catalogue/seen/seen-products.ts'

/** Keeps a product among those last seen in this browser, where keeping is agreed to. */
export function useRememberSeen({ locale, product, selectedSku }: ProductScreenData): void {
  useEffect(() => {
    const variant = product.variants.find(({ sku }) => sku === selectedSku)
    if (!variant || !hasConsent()) return
    const { sku, colour, images, path } = variant
    const image = assetSource(images[0] ?? null)?.src ?? null
    rememberSeen(locale, { productId: product.productId, sku, name: product.name, colour, image, path })
  }, [locale, product, selectedSku])
}
