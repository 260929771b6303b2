import { fold } from '@specify/engine/fold'
import type { OtherHand, Product, Variant } from '../product/model.ts'
import { handOf, ownWords } from './own-words.ts'

type HandedProduct = Pick<Product, 'name' | 'variants' | 'accessStandards'>

/** Names a hand by itself. Elsewhere `right` may be an angle: it is a hand where the product has a left one too. */
const SURE_HAND = /\b(?:left|right)[\s-]+hand(?:ed)?\b|^(?:left|right)$/i
const EITHER = /\b(left|right)(?:[\s-]hand(?:ed)?)?\s*(?:or|and|\/|&)\s*(?:left|right)\b/i

/**
 * The variant for the other hand: the twin that the feed names, otherwise the one variant of the product that reads the
 * same with left and right exchanged. Null for a product without a hand.
 */
export function otherHandOf(product: HandedProduct, variant: Variant): OtherHand | null {
  if (variant.words) return variant.otherHand ?? null
  const hand = statedHand(product, variant)
  const other = exchanged(hand).toLowerCase()
  if (variant.handedTwin !== undefined) return { hand: other || 'other hand', sku: variant.handedTwin }
  if (hand === '' || EITHER.test(String(variant.attributes['variant-name'] ?? ''))) return null
  const { hands, textOf, skusByText } = readHands(product)
  const twins = (skusByText.get(textOf(variant, exchanged)) ?? []).filter((sku) => sku !== variant.sku)
  if (twins.length === 0 && !hands.has(fold(other)) && !SURE_HAND.test(hand)) return null
  return { hand: other, sku: twins.length === 1 ? twins[0]! : null }
}

interface ReadHands {
  /** Folded. */
  readonly hands: ReadonlySet<string>
  /** Words that tell a variant apart, with its size, hand and options changed by `to`. */
  readonly textOf: (variant: Variant, to: (text: string) => string) => string
  readonly skusByText: ReadonlyMap<string, readonly string[]>
}

/** Cached per state of a product: a schedule asks for each of its variants. */
const cache = new WeakMap<HandedProduct, ReadHands>()

function readHands(product: HandedProduct): ReadHands {
  return cache.getOrInsertComputed(product, () => {
    const { variants } = product
    const all = ownWords(product)
    const words = new Map(variants.map(({ sku }, index) => [sku, all[index]!]))
    const textOf = (variant: Variant, to: (text: string) => string) => {
      const { finish = '', size = '', options = [] } = words.get(variant.sku) ?? {}
      return fold([finish, ...[size, handOf(product, variant), ...options].map(to)].join(', '))
    }
    const skusByText = Map.groupBy(variants, (variant) => textOf(variant, String))
    return {
      hands: new Set(variants.map((variant) => fold(handOf(product, variant)))),
      textOf,
      skusByText: new Map(Array.from(skusByText, ([text, own]) => [text, own.map(({ sku }) => sku)])),
    }
  })
}

/** The hand of the variant, or the one that the name of its product states. */
function statedHand(product: HandedProduct, variant: Variant): string {
  const hand = handOf(product, variant)
  if (hand !== '') return hand
  const names = Object.values(product.name).flatMap((name) => SURE_HAND.exec(name)?.[0] ?? [])
  return names[0] ?? ''
}

const OTHER: Readonly<Record<string, string>> = { left: 'right', Left: 'Right', right: 'left', Right: 'Left' }

/** `Right hand` for `Left hand`. */
function exchanged(text: string): string {
  return text.replaceAll(/\b(?:left|right)\b/gi, (side) => OTHER[side] ?? OTHER[side.toLowerCase()]!)
}
