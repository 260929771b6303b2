import { fold } from '@specify/engine/fold'
import { attributeDefinition, type AttributeKey } from '../facts/attributes.ts'
import { formatAttribute, isShown } from '../facts/field-display.ts'
import type { Product, Variant, VariantWords } from '../product/model.ts'
import { LAST_RESORTS, nameParts, ownWords, type OwnWords } from './own-words.ts'

type ProductOfVariants = Pick<Product, 'variants' | 'accessStandards'>

/** Cached per state of a product: its lines stand in many rows of many papers. */
const cache = new WeakMap<ProductOfVariants, ReadonlyMap<string, VariantWords>>()

/**
 * The words that tell a variant apart from the others of its product: its finish always; size, hand, entry, trap and tap
 * holes where they differ; then what its name says, other attributes, and at last its code, until no two variants read
 * alike. A variant of a revision has those that it was issued with.
 */
export function variantWords(product: ProductOfVariants, variant: Variant): VariantWords {
  if (variant.words) return variant.words
  const words = cache.getOrInsertComputed(product, allWords).get(variant.sku)
  return words ?? toWords(ownWords({ variants: [variant] })[0]!)
}

function allWords(product: ProductOfVariants): Map<string, VariantWords> {
  const { variants } = product
  const all = ownWords(product)
  if (variants.length > 1) tellApart(variants, all)
  return new Map(variants.map(({ sku }, index) => [sku, toWords(all[index]!)]))
}

function tellApart(variants: readonly Variant[], all: readonly OwnWords[]): void {
  const names = variants.map((variant, index) => nameParts(variant, all[index]!).join(', '))
  let alike = readAlike(all)
  if (alike.length > 0 && areDifferent(names, alike)) alike = addOption(all, names)
  for (const key of LAST_RESORTS) {
    if (alike.length === 0) return
    const values = variants.map((variant) => labelled(key, variant))
    if (!areDifferent(values, alike)) continue
    alike = isDimension(key) && all.every(({ size }) => size === '') ? addSize(all, values) : addOption(all, values)
  }
  for (const codeOf of [itemCode, ({ sku }: Variant) => sku]) {
    for (const index of alike.flat()) all[index]!.options.push(codeOf(variants[index]!))
    alike = readAlike(all)
  }
}

function itemCode({ sku, attributes }: Variant): string {
  const code = attributes['item-code']
  return isShown(code) ? String(code) : sku
}

/** The indexes of variants with the same words, in groups of two and more. */
function readAlike(all: readonly OwnWords[]): number[][] {
  const groups = Map.groupBy(all.keys(), (index) => fold(textOf(all[index]!)))
  return Array.from(groups.values()).filter((group) => group.length > 1)
}

/** Returns whether values tell some of those apart that read alike. */
function areDifferent(values: readonly string[], alike: readonly (readonly number[])[]): boolean {
  return alike.some((group) => new Set(group.map((index) => fold(values[index]!))).size > 1)
}

function addOption(all: readonly OwnWords[], values: readonly string[]): number[][] {
  for (const [index, value] of values.entries()) if (value !== '') all[index]!.options.push(value)
  return readAlike(all)
}

function addSize(all: readonly OwnWords[], values: readonly string[]): number[][] {
  for (const [index, value] of values.entries()) all[index]!.size = value
  return readAlike(all)
}

const DIMENSIONS: ReadonlySet<AttributeKey> = new Set(LAST_RESORTS.slice(0, LAST_RESORTS.indexOf('capacity-size') + 1))
const isDimension = (key: AttributeKey) => DIMENSIONS.has(key)

/** `Length 900 mm`; empty where it is not stated. */
function labelled(key: AttributeKey, { attributes }: Variant): string {
  const value = attributes[key]
  if (!isShown(value)) return ''
  const { label, unit } = attributeDefinition(key)
  if (typeof value === 'boolean') return value ? label : `No ${label}`
  return `${label} ${formatAttribute(value, unit)}`
}

function textOf({ finish, size, hand, options }: OwnWords): string {
  return [finish, size, hand, ...options].filter(Boolean).join(', ')
}

function toWords(own: OwnWords): VariantWords {
  const { finish, size, hand, options } = own
  return { finish, size, hand, option: options.join(', '), text: textOf(own) }
}
