import type { CurrencyCode } from '@specify/core/money.ts'
import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { splitList } from './set-cells.ts'
import { MAX_CELL_LENGTH } from './columns.ts'

export const EDITS = {
  set: 'Set to',
  clear: 'Clear',
  add: 'Add to the list',
  multiply: 'Multiply the price by',
  replace: 'Replace a text',
} as const
export type EditKind = keyof typeof EDITS

export interface Edit {
  readonly kind: EditKind
  /** A column of a table, such as `price AUD` or `warranty`. */
  readonly target: string
  /** The value, the factor, or what takes the place of a text. */
  readonly value: string
  /** The text that is replaced. */
  readonly find: string
}

/** Reads a factor such as `1.05` or `105 %`; null for anything that is none between 0.1 and 10. */
export function readFactor(typed: string): number | null {
  const [, digits, percent] = /^(\d{1,4}(?:\.\d{1,6})?)\s*(%)?$/.exec(typed.trim()) ?? []
  const factor = Number(digits) / (percent ? 100 : 1)
  return digits !== undefined && factor >= 0.1 && factor <= 10 ? factor : null
}

/** The cell that an edit makes of a variant; empty where it leaves the value as it is. */
export function editedCell({ kind, target, value, find }: Edit, product: Product, variant: Variant): string {
  if (kind === 'set') return value
  if (kind === 'clear') return 'CLEAR'
  if (kind === 'add') {
    const listed = LISTS[target]?.(product) ?? []
    // A value with a comma of its own cannot stand in a cell with others.
    if (listed.some((each) => splitList(each).length > 1)) return ''
    const added = splitList(value).filter((each) => !listed.includes(each))
    return added.length === 0 ? '' : [...listed, ...added].join(', ')
  }
  if (kind === 'multiply') {
    const [, currency] = /^price (AUD|NZD)$/.exec(target) ?? []
    const cents = variant.prices[currency as CurrencyCode]?.centAmount
    const factor = readFactor(value)
    return cents === undefined || factor === null ? '' : (Math.round(cents * factor) / 100).toFixed(2)
  }
  const text = textOf(target, product, variant)
  return text.includes(find) ? replaced(text, find, value) || 'CLEAR' : ''
}

/** Ends where the text is longer than any cell: its row is refused for that. */
function replaced(text: string, find: string, value: string): string {
  const [first = '', ...parts] = text.split(find)
  let made = first
  for (const part of parts) if (made.length <= MAX_CELL_LENGTH) made += value + part
  return made
}

function textOf(target: string, product: Product, variant: Variant): string {
  const value = isAttributeKey(target) ? variant.attributes[target] : PRODUCT_TEXTS[target]?.(product)
  return typeof value === 'string' ? value : ''
}

/** Lists of a product that something may be added to. */
const LISTS: Readonly<Record<string, (product: Product) => readonly string[]>> = {
  replacedBy: ({ replacedBy }) => replacedBy,
  alternatives: ({ alternatives }) => alternatives,
  'product-types': ({ productTypes }) => productTypes,
  markets: ({ markets }) => markets,
}

/** Tests whether a field is a list that something may be added to. */
export function isList(target: string): boolean {
  return Object.hasOwn(LISTS, target)
}

/** Texts of a product in which something may be replaced; a name that differs by market is left alone. */
const PRODUCT_TEXTS: Readonly<Record<string, (product: Product) => string>> = {
  name: ({ name }) => (name.au === name.nz ? name.au : ''),
  description: ({ description }) => description,
  brand: ({ brand }) => brand,
  range: ({ range }) => range,
  'sub-brand': ({ subBrand }) => subBrand,
  metaTitle: ({ metaTitle }) => metaTitle,
  metaDescription: ({ metaDescription }) => metaDescription,
}
