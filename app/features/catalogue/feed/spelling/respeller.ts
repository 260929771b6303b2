import { masterVariantId } from '@specify/catalogue/product/master-variant.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import type { Respelling } from './facet-spelling.ts'
import { SPELT_ALIKE, type Field } from './spelt-fields.ts'

export function respeller(respellings: readonly Respelling[]): (product: Product) => Product {
  if (respellings.length === 0) return (product) => product
  const targets = new Map(respellings.map(({ field, from, to }) => [`${field} ${from}`, to]))
  const respell = (field: Field, value: string) => targets.get(`${field} ${value}`) ?? value
  const respellVariant = (variant: Variant): Variant => {
    const changed = SPELT_ALIKE.flatMap((key) => {
      const value = variant.attributes[key]
      const to = typeof value === 'string' ? targets.get(`${key} ${value}`) : undefined
      return to === undefined ? [] : [[key, to] as const]
    })
    return changed.length === 0
      ? variant
      : { ...variant, attributes: { ...variant.attributes, ...Object.fromEntries(changed) } }
  }
  return (product) => {
    const variants = product.variants.map(respellVariant)
    return {
      ...product,
      brand: respell('brand', product.brand),
      range: respell('range', product.range),
      subBrand: respell('sub-brand', product.subBrand),
      productTypes: [...new Set(product.productTypes.map((type) => respell('product-types', type)))],
      // The finish decides the master variant.
      masterVariantId: masterVariantId(variants, product.masterVariantId),
      variants,
    }
  }
}
