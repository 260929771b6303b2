import { fold } from '@specify/engine/fold'
import { countOf } from '@specify/core/text/count-text.ts'
import { ATTRIBUTE_KEYS, attributeDefinition, type AttributeKey } from '../facts/attributes.ts'
import { HANDS } from '../facts/evidence-fields.ts'
import { formatAttribute, isShown } from '../facts/field-display.ts'
import type { Product, Variant } from '../product/model.ts'

/** Words of a variant while they are found. */
export interface OwnWords {
  readonly finish: string
  size: string
  readonly hand: string
  readonly options: string[]
}

type ProductOfVariants = Pick<Product, 'variants' | 'accessStandards'>

/** Entry and trap: with the noun without which a value says nothing, or is about something else. */
const OPTIONS: readonly ((variant: Variant) => string)[] = [
  entryIn('inlet-type'),
  entryIn('water-entry'),
  trap,
  tapHoles,
]

/** The finish of each variant, and its size, hand, entry, trap and tap holes where those of the product differ. */
export function ownWords(product: ProductOfVariants): OwnWords[] {
  const { variants } = product
  const hands = variants.map((variant) => handOf(product, variant))
  const sizes = variants.map(sizeOf)
  const options = OPTIONS.map((valueOf) => variants.map(valueOf)).filter(differ)
  const [hasSizes, hasHands] = [variants.length === 1 || differ(sizes), differ(hands)]
  return variants.map((variant, index) => ({
    finish: textOf(variant, 'colour'),
    size: hasSizes ? sizes[index]! : '',
    hand: hasHands || variant.handedTwin !== undefined ? hands[index]! : '',
    options: [...new Set(options.flatMap((values) => values[index] || []))],
  }))
}

function differ(values: readonly string[]): boolean {
  return new Set(values.map(fold)).size > 1
}

function textOf({ attributes }: Pick<Variant, 'attributes'>, key: AttributeKey): string {
  const value = attributes[key]
  return isShown(value) ? formatAttribute(value, attributeDefinition(key).unit).trim().replaceAll(/\s+/g, ' ') : ''
}

/** `600 mm`, `1500 x 750 x 560 mm` */
const SIZE = /^\d+(?:\.\d+)?(?:\s*[x×]\s*\d+(?:\.\d+)?)*\s*(?:mm|cm|m|L)$/i

function sizeOf(variant: Variant): string {
  return textOf(variant, 'size') || (partsOf(variant).find((part) => SIZE.test(part)) ?? '')
}

const SIDE = /\b(?:left|right)\b/i
const SHORT_SIDE = /^([lr])\.?h\.?$/i
const HAND = /\b(?:left|right)(?:[\s-]+hand(?:ed)?)?\b/i
/** `Left side shelf`; more words are a description. */
const MAX_HAND_WORDS = 3

/** `Left hand`, `Right drainer`: as its name has it, otherwise the hand that all its standards of access state. */
export function handOf(product: Pick<Product, 'accessStandards'>, variant: Variant): string {
  const finish = textOf(variant, 'colour')
  for (const named of partsOf(variant)) {
    const part = withoutFinish(named, finish)
    const [, side] = SHORT_SIDE.exec(part) ?? []
    if (side !== undefined) return side.toLowerCase() === 'l' ? 'Left hand' : 'Right hand'
    if (!SIDE.test(part)) continue
    const isBrief = part.split(' ').length <= MAX_HAND_WORDS
    return capitalised(isBrief ? part : (HAND.exec(part)?.[0] ?? part))
  }
  const stated = variant.accessStandards ?? product.accessStandards ?? []
  const [hand, another] = new Set(stated.flatMap((each) => each.hand ?? []))
  return hand === undefined || hand === 'either' || another !== undefined ? '' : capitalised(HANDS[hand])
}

function entryIn(key: AttributeKey) {
  return (variant: Variant): string => {
    const value = textOf(variant, key)
    return /entry/i.test(value) ? value : ''
  }
}

function trap(variant: Variant): string {
  const value = textOf(variant, 'trap-type')
  return value === '' || /trap/i.test(value) ? value : `Trap ${value}`
}

function tapHoles({ attributes }: Variant): string {
  const text = textOf({ attributes }, 'item-tapholes')
  const count = attributes['number-of-tap-holes']
  if (text !== '') return /hole/i.test(text) ? text : `Tap holes ${text}`
  if (typeof count !== 'number') return ''
  return count === 0 ? 'No tap hole' : countOf(count, 'tap hole')
}

/** The name of a variant in parts, without its finish and codes. */
function partsOf({ sku, attributes }: Variant): string[] {
  const name = textOf({ attributes }, 'variant-name')
  if (name === '') return []
  const finish = textOf({ attributes }, 'colour')
  const codes = [sku, textOf({ attributes }, 'item-code'), textOf({ attributes }, 'product-code')].filter(Boolean)
  const said = new Set([finish, ...codes, ...codes.map((code) => `${finish} ${code}`)].map(fold))
  return name.split(/\s*[,;|·]\s*|\s+[-–—/]\s+/).filter((part) => part !== '' && !said.has(fold(part)))
}

/** `Chrome left hand` without `Chrome`. */
function withoutFinish(part: string, finish: string): string {
  if (finish === '' || !fold(part).startsWith(`${fold(finish)} `)) return part
  return part.slice(finish.length).trim()
}

/** Words that the name of a variant says besides the words that it has. */
export function nameParts(variant: Variant, { finish, size, hand, options }: OwnWords): string[] {
  const said = new Set([size, hand, ...options].map(fold))
  const isSaid = (part: string) => said.has(fold(part)) || said.has(fold(withoutFinish(part, finish)))
  return partsOf(variant)
    .filter((part) => !isSaid(part) && !SIZE.test(part))
    .map(capitalised)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Sizes first: one of them stands for the size where none is stated. */
const LEADING: readonly AttributeKey[] = [
  'length',
  'width',
  'depth',
  'height',
  'rail-length',
  'outlet-length',
  'shower-head-diameter',
  'capacity-size',
  'bowl-position',
  'seat-type',
  'outlet-type',
  'set-out',
  'item-material',
  'surface-finish',
]

const NAMED: ReadonlySet<AttributeKey> = new Set<AttributeKey>([...LEADING, 'brand', 'range', 'colour', 'size', 'ean'])

/** Attributes that tell variants apart where nothing better does, the most telling first. */
export const LAST_RESORTS: readonly AttributeKey[] = [
  ...LEADING,
  ...ATTRIBUTE_KEYS.filter((key) => !NAMED.has(key) && attributeDefinition(key).hidden !== true),
]
