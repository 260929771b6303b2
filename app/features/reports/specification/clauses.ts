import type { Classification } from '@specify/catalogue/facts/building-product.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import type { EvidenceLine } from '../schedule.ts'
import { freeClause } from './free-clause.ts'
import { clauseValues, type Written } from './clause-values.ts'
import { fillClause, parseClause, type Block } from './template.ts'

/** Clauses of one work section, by tag and name. */
export interface WorkSection {
  /** Null where the feed has not classified the products. */
  readonly classification: Classification | null
  /** `22 41 39 Faucets (CSI MasterFormat)`; the category of products without a section. */
  readonly title: string
  readonly clauses: readonly { readonly sku: string; readonly blocks: readonly Block[] }[]
}

const ORDER = new Intl.Collator('en', { numeric: true })

/** A clause for each variant of a schedule, grouped by work section; those that the feed has not classified last. */
export function* specificationSections(lines: readonly EvidenceLine[], written: Written): Chunked<WorkSection[]> {
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
    const blocks = line.free ? freeClause(own) : fillClause(parsed, values)
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

function sectionTitle({ listed, free }: EvidenceLine): string {
  if (free) return NOT_FROM_CATALOGUE
  if (!listed) return 'Products no longer in the catalogue'
  const { classification, categories } = listed.product
  if (!classification) return categories[0]?.name ?? 'Other products'
  return `${classification.code} ${classification.title} (${classification.system})`
}
