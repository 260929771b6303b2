import type { AttributeKey } from '../attributes.ts'
import { masterVariantId } from '../master-variant.ts'
import type { Product, Variant } from '../model.ts'

export const SPELT_ALIKE = [
  'brand',
  'range',
  'colour',
  'item-material',
  'surface-finish',
  'shape',
  'mount-type',
  'wels-rating',
  'set-out',
  'item-tapholes',
  'overflow',
  'bowl-position',
  'trap-type',
  'inlet-type',
  'spray-functions',
] as const satisfies readonly AttributeKey[]

type Field = (typeof SPELT_ALIKE)[number] | 'sub-brand' | 'product-types'

export interface Respelling {
  readonly field: Field
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** Letters without case, spaces and hyphens, which are significant between digits only (`10-40 mm`, `1 500`). */
export function spellingKey(value: string): string {
  return value
    .toLowerCase()
    .replace(/[\s‐-―−-]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/gu, '')
}

/** Counts spellings, so that each value gets the commonest; of equally common ones, the first. */
export class FacetSpellings {
  readonly #counts = new Map<string, Map<string, number>>()

  add(product: Product): void {
    for (const [field, value] of valuesOf(product)) {
      const key = `${field} ${spellingKey(value)}`
      const spellings = this.#counts.get(key) ?? new Map<string, number>()
      spellings.set(value, (spellings.get(value) ?? 0) + 1)
      this.#counts.set(key, spellings)
    }
  }

  respellings(): Respelling[] {
    return Array.from(this.#counts).flatMap(([key, spellings]) => {
      if (spellings.size < 2) return []
      const field = key.slice(0, key.indexOf(' ')) as Field
      const [to, most] = [...spellings].reduce((best, each) => (each[1] > best[1] ? each : best))
      return [...spellings]
        .filter(([from]) => from !== to)
        .map(([from, count]) => ({ field, from, to, reason: `"${from}" (${count}) is written "${to}" (${most})` }))
    })
  }
}

function* valuesOf(product: Product): Generator<readonly [Field, string]> {
  if (product.brand) yield ['brand', product.brand]
  if (product.range) yield ['range', product.range]
  if (product.subBrand) yield ['sub-brand', product.subBrand]
  for (const type of product.productTypes) yield ['product-types', type]
  for (const { attributes } of product.variants) {
    for (const key of SPELT_ALIKE) {
      const value = attributes[key]
      if (typeof value === 'string') yield [key, value]
    }
  }
}

export function respeller(respellings: readonly Respelling[]): (product: Product) => Product {
  if (respellings.length === 0) return (product) => product
  const known = new Map(respellings.map(({ field, from, to }) => [`${field} ${from}`, to]))
  const respell = (field: Field, value: string) => known.get(`${field} ${value}`) ?? value
  const respellVariant = (variant: Variant): Variant => {
    const changed = SPELT_ALIKE.flatMap((key) => {
      const value = variant.attributes[key]
      const to = typeof value === 'string' ? known.get(`${key} ${value}`) : undefined
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
