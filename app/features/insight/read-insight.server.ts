import { isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { InsightFilter, InsightScreenName } from './insight-filter.ts'
import { OTHERS, type InsightRow, type InsightTable } from './tables/insight-table.ts'
import { monthTable } from './tables/month-table.ts'
import { readProductLabels } from './tables/product-labels.server.ts'
import { readCounted, readSearchUse } from './tables/read-counted.server.ts'
import { readUseGroups } from './tables/read-use-groups.server.ts'
import { specifiedTables } from './tables/specified-tables.ts'

type InsightContext = Pick<RequestContext & RequestCatalogue, 'catalogue' | 'db' | 'now'>

/** Reads the tables of one screen. No table names a project, a company or a person. */
export function readInsight(
  context: InsightContext,
  locale: Locale,
  filter: InsightFilter,
): Promise<readonly InsightTable[]> {
  return READERS[filter.show](context, locale, filter)
}

type Reader = (context: InsightContext, locale: Locale, filter: InsightFilter) => Promise<readonly InsightTable[]>

const READERS: Record<InsightScreenName, Reader> = {
  specified: readSpecified,
  compared: readCompared,
  files: readFiles,
  search: readSearch,
}

async function readSpecified({ catalogue, db, now }: InsightContext, locale: Locale, filter: InsightFilter) {
  const groups = await readUseGroups(db, { locale, filter, now })
  const skus = groups.flatMap(({ of, key }) => (of === 'sku' ? [key] : []))
  const labels = await runInTurns(readProductLabels(catalogue, locale, skus))
  const [brand, range, type, product, ...ofProjects] = specifiedTables(groups, labels)
  const month = monthTable(groups, isoDayIn({ code: locale }, now))
  return [month, brand!, ...ofProjects, range!, type!, product!]
}

async function readCompared({ catalogue, db, now }: InsightContext, locale: Locale, { period }: InsightFilter) {
  const pairs = await readCounted(db, 'compared', { locale, period, now })
  const skus = new Set(pairs.flatMap(({ subject, other }) => [subject, other]))
  const labels = await runInTurns(readProductLabels(catalogue, locale, skus))
  const rows = pairs.map(({ subject, other, count }): InsightRow => {
    if (subject === '') return { label: OTHERS, texts: ['', ''], values: [count] }
    const names = [subject, other].map((sku) => labels.get(sku)?.name ?? '')
    return { label: `${subject} and ${other}`, texts: names, values: [count] }
  })
  return [
    { key: 'compared', headings: ['SKUs', 'First product', 'Second product', 'Times'], rows } satisfies InsightTable,
  ]
}

async function readFiles({ db, now }: InsightContext, locale: Locale, { period }: InsightFilter) {
  const files = await readCounted(db, 'file', { locale, period, now })
  const types = new Map<string, number>()
  const rows = files.map(({ subject, count }): InsightRow => {
    const type = /\.(\w+)$/.exec(subject)?.[1]?.toUpperCase() ?? ''
    types.set(type, (types.get(type) ?? 0) + count)
    const name = subject.split('/').at(-1) ?? subject
    return subject === ''
      ? { label: OTHERS, texts: ['', ''], values: [count] }
      : { label: name, texts: [type, subject], values: [count] }
  })
  const ofTypes = [...types]
    .map(([type, count]): InsightRow => ({ label: type || OTHERS, texts: [], values: [count] }))
    .toSorted((one, other) => other.values[0]! - one.values[0]!)
  return [
    { key: 'file', headings: ['File', 'Type', 'Place', 'Times'], rows },
    { key: 'file-type', headings: ['Type', 'Times'], rows: ofTypes },
  ] satisfies InsightTable[]
}

async function readSearch({ catalogue, db, now }: InsightContext, locale: Locale, { period }: InsightFilter) {
  const { searches, opened } = await readSearchUse(db, { locale, period, now })
  const labels = await runInTurns(
    readProductLabels(
      catalogue,
      locale,
      opened.map(({ sku }) => sku),
    ),
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const steps: readonly (readonly [string, number])[] = [
    ['Searches', searches],
    ['Products opened from results', sum(opened.map((each) => each.opened))],
    ['Put into open projects', sum(opened.map(({ projects }) => projects))],
  ]
  const rows = opened.map(({ sku, opened: times, projects }): InsightRow => ({
    label: sku,
    texts: [labels.get(sku)?.name ?? ''],
    values: [times, projects],
  }))
  return [
    {
      key: 'step',
      headings: ['Step', 'Times'],
      rows:
        searches + opened.length === 0 ? [] : steps.map(([label, value]) => ({ label, texts: [], values: [value] })),
    },
    { key: 'opened', headings: ['SKU', 'Product', 'Opened', 'Projects'], rows },
  ] satisfies InsightTable[]
}
