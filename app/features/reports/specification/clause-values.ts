import { countText } from '@specify/core/text/count-text.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { technicalFields } from '@specify/catalogue/facts/field-display.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CheckOptions } from '../compliance/compliance-checks.ts'
import { fieldsThatApply } from '../compliance/expected-fields.ts'
import { productFigures } from '../compliance/product-figures.ts'
import { placeText, type EvidenceLine } from '../schedule.ts'
import { roomsText } from './rooms-text.ts'
import type { ClauseValues, SpecificationTemplate } from './template.ts'

export interface Written {
  readonly locale: Locale
  readonly template: SpecificationTemplate
  readonly isOpen: boolean
  readonly checks: CheckOptions
}

const NOT_STATED = 'not stated'

export function clauseValues(
  own: readonly EvidenceLine[],
  { locale, template, isOpen, checks }: Written,
): ClauseValues {
  const [line] = own as [EvidenceLine, ...EvidenceLine[]]
  const { listed } = line
  const fields = listed ? technicalFields(listed.variant.attributes, locale, categoryGroups(listed.product)) : []
  const stated = (key: AttributeKey) => fields.find((field) => field.key === key)?.value ?? NOT_STATED
  const words = listed && variantWords(listed.product, listed.variant)
  const figures = listed && productFigures(listed, checks.tables.kinds)
  const applying = figures && fieldsThatApply(figures, checks)
  /** Null for what is not stated of a product whose kind has no such thing. */
  const where = (value: string, ...labels: readonly string[]) =>
    value === NOT_STATED && applying && !labels.some((label) => applying.has(label)) ? null : value
  return {
    tag: [...new Set(own.map(({ tag }) => tag).filter(Boolean))].join(', '),
    product: line.name,
    brand: listed?.product.brand || NOT_STATED,
    collection: listed?.product.range || NOT_STATED,
    code: line.sku,
    finish: stated('colour'),
    material: stated('item-material'),
    size: words?.size || stated('size'),
    hand: words?.hand || null,
    variant: [words?.size, words?.hand, words?.option].filter(Boolean).join(', ') || null,
    dimensions: dimensionsOf(stated),
    wels: where(stated('wels-rating'), 'WELS rating'),
    registration: where(stated('wels-registration'), 'WELS registration'),
    flow: flowText(where(flowOf(stated), 'Flow', 'Full flush')),
    watermark: where(stated('watermark-licence'), 'WaterMark licence'),
    leadfree: where(figures?.leadFree ?? NOT_STATED, 'Lead free'),
    standards: figures?.standards.join('; ') || NOT_STATED,
    warranty: stated('warranty'),
    guide: guideOf(line),
    quantity: countText(own.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0)),
    rooms: roomsText(own.map(placeText)),
    equal: isOpen ? template.equal : '',
  }
}

function dimensionsOf(stated: (key: AttributeKey) => string): string {
  const sizes = (['width', 'depth', 'height'] as const).map((key) => [key, stated(key)] as const)
  const known = sizes.filter(([, value]) => value !== NOT_STATED)
  return known.length === 0 ? NOT_STATED : known.map(([key, value]) => `${key} ${value}`).join(', ')
}

/** Under its name where it is not stated: it follows other values. */
function flowText(flow: string | null): string | null {
  return flow === NOT_STATED ? `flow ${NOT_STATED}` : flow
}

function flowOf(stated: (key: AttributeKey) => string): string {
  const [full, half] = [stated('wels-flush-volume-1'), stated('wels-flush-volume-2')]
  if (full !== NOT_STATED) return half === NOT_STATED ? `full flush ${full}` : `full flush ${full}, half flush ${half}`
  const flow = stated('wels-flow-rate')
  const figure = flow === NOT_STATED ? stated('litres-per-minute') : flow
  return figure === NOT_STATED ? NOT_STATED : `flow ${figure}`
}

function guideOf({ listed }: EvidenceLine): string {
  const guide =
    listed && downloadFiles(listed.variant.files, 'public').find(({ type }) => type.startsWith('installation'))
  if (!guide) return NOT_STATED
  return guide.version === null ? guide.label : `${guide.label}, version ${guide.version}`
}
