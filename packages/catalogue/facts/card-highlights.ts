import { attributeDefinition, attributeLabel, type AttributeKey } from './attributes.ts'
import { formatAttribute, isShown } from './field-display.ts'
import { categoryGroups } from './category-path.ts'
import type { Product, Variant } from '../product/model.ts'

const DISTINGUISHING: readonly AttributeKey[] = [
  'wels-rating',
  'set-out',
  'trap-type',
  'capacity-size',
  'rail-length',
  'length',
  'outlet-length',
  'shower-head-diameter',
  'item-tapholes',
  'mount-type',
  'cartridge-size',
  'width',
  'item-material',
  'shape',
]
const SHOWN = 2

/** The first two of these attributes that the variants have, each as one value or as the range they span. */
export function cardHighlights({ variants, categories }: Pick<Product, 'variants' | 'categories'>): string[] {
  const groups = categoryGroups({ categories })
  return DISTINGUISHING.flatMap((key) => highlight(key, variants, groups) ?? []).slice(0, SHOWN)
}

function highlight(
  key: AttributeKey,
  variants: readonly Pick<Variant, 'attributes'>[],
  groups: readonly string[],
): string | null {
  const label = attributeLabel(key, groups)
  const { unit } = attributeDefinition(key)
  const values = [...new Set(variants.map((variant) => variant.attributes[key]).filter(isShown))]
  const [first] = values
  if (first === undefined) return null
  if (typeof first === 'number') {
    const numbers = values.filter((value) => typeof value === 'number')
    const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
    return `${label} ${min === max ? formatAttribute(min, unit) : `${min}–${formatAttribute(max, unit)}`}`
  }
  if (values.length > 1) return null
  return key === 'wels-rating' ? `WELS ${first}` : String(first)
}
