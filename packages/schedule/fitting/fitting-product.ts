import { categoryGroups, categoryKeys } from '@specify/catalogue/facts/category-path.ts'
import { attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { requirementsOf, type RequirementKind } from '@specify/catalogue/product/requirements.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'

/** The role of a product in checks of pairs. */
type FittingRole = 'basin' | 'tap' | 'pan' | 'plate' | 'in-wall cistern'

export interface Need {
  readonly kind: RequirementKind
  /** SKUs that meet it, discontinued ones included. */
  readonly anyOf: ReadonlySet<string>
  /** SKUs that can be added, the leading one first. */
  readonly offered: readonly string[]
}

export interface FittingProduct {
  readonly sku: string
  readonly name: string
  /** The plural in a sentence: `wall basin mixers`. */
  readonly noun: string
  readonly role: FittingRole | null
  readonly needs: readonly Need[]
  /** Empty where nothing is stated. */
  readonly stated: (key: AttributeKey) => string
  readonly numberOf: (key: AttributeKey) => number | null
  /** True for basins with room for a tap on the bench. */
  readonly hasBench: boolean
  /** SKU of the same product with a number of tap holes, in the same finish where there is one. */
  readonly withTapHoles: (count: number) => string | null
}

type Find = (code: string) => CodedVariant | null

/** `find` reads a code as the reader of the project may see it: what is hidden from them is neither missing nor offered. */
export function toFittingProduct({ product, variant }: CodedVariant, locale: Locale, find: Find): FittingProduct {
  const { attributes } = variant
  const numberOf = (key: AttributeKey) => {
    const value = attributes[key]
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  const stated = (key: AttributeKey) => {
    const value = attributes[key]
    const unit = attributeDefinition(key).unit
    return value === undefined ? '' : [String(value), unit].filter(Boolean).join(' ')
  }
  const [type = product.name[locale]] = product.productTypes
  return {
    sku: variant.sku,
    name: product.name[locale],
    noun: type.charAt(0).toLowerCase() + type.slice(1),
    role: roleOf(product, stated),
    needs: needsOf({ product, variant }, find),
    stated,
    numberOf,
    hasBench:
      (!WALL.test(stated('mount-type')) && categoryKeys(product).some((key) => BENCH.test(key))) ||
      BENCH.test(stated('mount-type')),
    withTapHoles(count) {
      const same = product.variants.filter((each) => each.attributes['number-of-tap-holes'] === count)
      return (same.find((each) => each.attributes.colour === attributes.colour) ?? same[0])?.sku ?? null
    },
  }
}

const BENCH = /counter|bench|inset|vessel|under|recess|vanit/i
const WALL = /wall/i

function needsOf({ product, variant }: CodedVariant, find: Find): Need[] {
  return requirementsOf(product).flatMap(({ kind, anyOf }) => {
    const candidates = anyOf.flatMap((code) => find(code) ?? [])
    const skus = new Set(candidates.map((each) => each.variant.sku))
    const isInTheBox = variant.bundleReferences.some((code) => skus.has(code) || anyOf.includes(code))
    if (skus.size === 0 || isInTheBox) return []
    const onSale = candidates.filter((each) => each.product.status === 'current')
    const { colour } = variant.attributes
    const leading = onSale.find((each) => each.variant.attributes.colour === colour) ?? onSale[0]
    const offered = [leading, ...onSale].flatMap((each) => each?.variant.sku ?? [])
    return [{ kind, anyOf: skus, offered: [...new Set(offered)] }]
  })
}

function roleOf(product: CodedVariant['product'], stated: FittingProduct['stated']): FittingRole | null {
  const groups = categoryGroups(product)
  const keys = categoryKeys(product)
  if (groups.includes('basins')) return 'basin'
  const isOnHob = /hob/i.test(stated('mount-type')) || stated('number-of-tap-holes') !== ''
  if (groups.includes('tapware') && isOnHob && !keys.some((key) => key.includes('bath'))) return 'tap'
  if (!groups.includes('sanitaryware')) return null
  if (keys.includes('sanitaryware/flush-buttons')) return 'plate'
  if (keys.includes('sanitaryware/in-wall-cisterns')) return 'in-wall cistern'
  return stated('set-out') !== '' || /s\b.*trap/i.test(stated('trap-type')) ? 'pan' : null
}
