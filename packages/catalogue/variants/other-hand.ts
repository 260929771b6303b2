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
  const { variants } = product
  const words = ownWords(product)
  const textOf = (index: number, to: (text: string) => string) => {
    const { finish, size, options } = words[index]!
    return fold([finish, ...[size, handOf(product, variants[index]!), ...options].map(to)].join(', '))
  }
  const at = variants.indexOf(variant)
  const wanted = at < 0 ? '' : textOf(at, exchanged)
  const twins = variants.filter((each, index) => each !== variant && textOf(index, String) === wanted)
  const comesInBoth = variants.some((each) => fold(handOf(product, each)) === fold(other))
  if (twins.length === 0 && !comesInBoth && !SURE_HAND.test(hand)) return null
  return { hand: other, sku: twins.length === 1 ? twins[0]!.sku : null }
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
