import { countText } from '#app/core/count-text.ts'
import type { Classification } from '#app/features/catalogue/building-product.ts'
import { downloadFiles } from '#app/features/catalogue/files.ts'
import type { AttributeKey } from '#app/features/catalogue/attributes.ts'
import { technicalFields } from '#app/features/catalogue/field-display.ts'
import { categoryGroups } from '#app/features/catalogue/category-path.ts'
import type { Steps } from '#app/core/steps.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { fieldsThatApply, type CheckOptions } from '../compliance/compliance-checks.ts'
import { productFigures } from '../compliance/product-figures.ts'
import type { EvidenceLine } from '../schedule.ts'
import { fillClause, parseClause, type Block, type ClauseValues, type SpecificationTemplate } from './template.ts'

/** Clauses of one work section, by tag and name. */
export interface WorkSection {
  /** Null where the feed has not classified the products. */
  readonly classification: Classification | null
  /** `22 41 39 Faucets (CSI MasterFormat)`; the category of products without a section. */
  readonly title: string
  readonly clauses: readonly { readonly sku: string; readonly blocks: readonly Block[] }[]
}

interface Written {
  readonly locale: Locale
  readonly template: SpecificationTemplate
  /** Whether equals may be offered. */
  readonly isOpen: boolean
  /** What tells which fields apply to the kind of a product. */
  readonly checks: CheckOptions
}

const ORDER = new Intl.Collator('en', { numeric: true })
const NOT_STATED = 'not stated'
/** Rooms that a clause names before it counts the rest. */
const MAX_ROOMS = 12

/** A clause for each variant of a schedule, grouped by work section; those that the feed has not classified last. */
export function* specificationSections(lines: readonly EvidenceLine[], written: Written): Steps<WorkSection[]> {
  const parsed = parseClause(written.template.clause)
  const sections = new Map<
    string,
    Omit<WorkSection, 'clauses'> & { clauses: (WorkSection['clauses'][number] & { order: string })[] }
  >()
  for (const [sku, own] of Map.groupBy(lines, (line) => line.sku)) {
    const [line] = own as [EvidenceLine, ...EvidenceLine[]]
    const classification = line.listed?.product.classification ?? null
    const title = sectionTitle(line)
    const values = clauseValues(own, written)
    const blocks = fillClause(parsed, values)
    const section = sections.getOrInsertComputed(title, () => ({ classification, title, clauses: [] }))
    section.clauses.push({ sku, blocks, order: `${values.tag || '\uffff'} ${values.product} ${sku}` })
    yield
  }
  return [...sections.values()]
    .map(({ clauses, ...section }) => ({
      ...section,
      clauses: clauses.toSorted((a, b) => ORDER.compare(a.order, b.order)).map(({ sku, blocks }) => ({ sku, blocks })),
    }))
    .toSorted((a, b) => ORDER.compare(orderOf(a), orderOf(b)))
}

function orderOf({ classification, title }: Omit<WorkSection, 'clauses'>): string {
  return classification ? `0 ${classification.system} ${classification.code}` : `1 ${title}`
}

function sectionTitle({ listed }: EvidenceLine): string {
  if (!listed) return 'Products no longer in the catalogue'
  const { classification, categories } = listed.product
  if (!classification) return categories[0]?.name ?? 'Other products'
  return `${classification.code} ${classification.title} (${classification.system})`
}

function clauseValues(own: readonly EvidenceLine[], { locale, template, isOpen, checks }: Written): ClauseValues {
  const [line] = own as [EvidenceLine, ...EvidenceLine[]]
  const { listed } = line
  const fields = listed ? technicalFields(listed.variant.attributes, locale, categoryGroups(listed.product)) : []
  const stated = (key: AttributeKey) => fields.find((field) => field.key === key)?.value ?? NOT_STATED
  const applying = listed && fieldsThatApply(productFigures(listed, checks.tables.kinds), checks)
  /** Null for what is not stated of a product whose kind has no such thing. */
  const where = (value: string, ...labels: readonly string[]) =>
    value === NOT_STATED && applying && !labels.some((label) => applying.has(label)) ? null : value
  const places = [...new Set(own.map(placeOf))]
  const more = places.length - MAX_ROOMS
  return {
    tag: [...new Set(own.map(({ tag }) => tag).filter(Boolean))].join(', '),
    product: line.name,
    brand: listed?.product.brand || NOT_STATED,
    collection: listed?.product.range || NOT_STATED,
    code: line.sku,
    finish: stated('colour'),
    material: stated('item-material'),
    size: stated('size'),
    dimensions: dimensionsOf(stated),
    wels: where(stated('wels-rating'), 'WELS rating'),
    registration: where(stated('wels-registration'), 'WELS registration'),
    flow: flowText(where(flowOf(stated), 'Flow', 'Full flush')),
    watermark: where(stated('watermark-licence'), 'WaterMark licence'),
    leadfree: where(leadFreeOf(listed?.variant.attributes.leadfree), 'Lead free'),
    standards: stated('standards'),
    warranty: stated('warranty'),
    guide: guideOf(line),
    quantity: countText(own.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0)),
    rooms: places.slice(0, MAX_ROOMS).join('; ') + (more > 0 ? ` and ${countText(more)} more` : ''),
    equal: isOpen ? template.equal : '',
  }
}

function placeOf({ unitType, room }: EvidenceLine): string {
  return unitType ? `${unitType.name}, ${room.name}` : room.name
}

function leadFreeOf(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : NOT_STATED
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
