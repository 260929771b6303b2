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

/** How the catalogue writes a value of a field; `key` is the value as `spellingKey` compares it. */
export interface KnownSpelling {
  readonly field: string
  readonly key: string
  readonly spelling: string
}

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

interface Spelling {
  count: number
  /** Without repeats; the first `MOST_LINES` of them. */
  readonly lines: number[]
}

/** Of one spelling: one that has more is seldom respelt, and all lines are read once more where it is. */
const MOST_LINES = 20_000

/** Counts spellings, so that each value gets the commonest; of equally common ones, the first. A known one stays. */
export class FacetSpellings {
  readonly #keys = new Map<string, Map<string, Spelling>>()
  readonly #known: ReadonlyMap<string, string>

  constructor(known: readonly KnownSpelling[] = []) {
    this.#known = new Map(known.map(({ field, key, spelling }) => [`${field} ${key}`, spelling]))
  }

  add(line: number, product: Product): void {
    for (const [field, value] of valuesOf(product)) {
      const spellings = this.#keys.getOrInsertComputed(`${field} ${spellingKey(value)}`, () => new Map())
      const spelling = spellings.getOrInsertComputed(value, () => ({ count: 0, lines: [] }))
      spelling.count++
      if (spelling.lines.length <= MOST_LINES && spelling.lines.at(-1) !== line) spelling.lines.push(line)
    }
  }

  respellings(): Respelling[] {
    return Array.from(this.#keys).flatMap(([key, spellings]) => {
      const known = this.#known.get(key)
      const to = known ?? commonest(spellings)
      if (spellings.size < 2 && spellings.has(to)) return []
      const { field } = partsOf(key)
      const most = known === undefined ? ` (${spellings.get(to)?.count})` : ', as in the catalogue'
      return [...spellings]
        .filter(([from]) => from !== to)
        .map(([from, { count }]) => ({ field, from, to, reason: `"${from}" (${count}) is written "${to}"${most}` }))
    })
  }

  /** What each value that was counted is written like in the end. */
  spellings(): KnownSpelling[] {
    return Array.from(this.#keys, ([key, spellings]) => ({
      ...partsOf(key),
      spelling: this.#known.get(key) ?? commonest(spellings),
    }))
  }

  /** The lines that respellings change; null where they are too many to name. */
  linesOf(respellings: readonly Respelling[]): ReadonlySet<number> | null {
    const lines = new Set<number>()
    for (const { field, from } of respellings) {
      const named = this.#keys.get(`${field} ${spellingKey(from)}`)?.get(from)?.lines ?? []
      if (named.length > MOST_LINES) return null
      for (const line of named) lines.add(line)
    }
    return lines
  }
}

function commonest(spellings: ReadonlyMap<string, Spelling>): string {
  return [...spellings].reduce((best, each) => (each[1].count > best[1].count ? each : best))[0]
}

function partsOf(key: string): { readonly field: Field; readonly key: string } {
  const end = key.indexOf(' ')
  return { field: key.slice(0, end) as Field, key: key.slice(end + 1) }
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
