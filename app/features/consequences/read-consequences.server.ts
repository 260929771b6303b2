import { sql } from 'kysely'
import { formatMoney, money } from '@specify/core/money.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { findConsequences, type Consequences } from './find-consequences.server.ts'
import { countUncounted } from './recount-uses.server.ts'
import { readSkuState, type PlannedReplacements, type SkuState } from './sku-state.ts'
import { readWanted, type WantedSkus } from './wanted-skus.ts'

export interface ConsequencesContext
  extends Pick<RequestContext, 'db' | 'now'>, Pick<RequestCatalogue, 'catalogue'>, Pick<RequestContent, 'content'> {
  /** Of a change set; left out for none. */
  readonly replacedBy?: PlannedReplacements
}

export interface ListedSku {
  readonly sku: string
  readonly name: string
  readonly status: SkuState['status']
  /** SKU; empty for none. */
  readonly replacement: string
  readonly pieces: number
  readonly value: string
}

export interface ConsequencesView {
  /** SKUs that neither the catalogue nor any record has. */
  readonly unknown: readonly string[]
  readonly counts: Consequences['counts']
  /** In open projects, with units. */
  readonly pieces: number
  readonly links: number
  /** At the prices of today, one for each market. */
  readonly values: readonly string[]
  /** Pieces of products without a price to show. */
  readonly unpriced: number
  readonly skus: readonly ListedSku[]
  /** Names of documents. */
  readonly documents: readonly string[]
  /** Records that are not counted yet. */
  readonly uncounted: number
}

/** Further ones are in the file. */
const MOST_SKUS = 200

/** Consequences of a change of some SKUs, and the SKUs as they were read. Null where there are too many to count. */
export async function readConsequences(
  context: ConsequencesContext,
  typed: readonly string[],
): Promise<{ readonly view: ConsequencesView; readonly wanted: WantedSkus } | null> {
  const { db, now, catalogue, content } = context
  const reader = projectReader(catalogue, 'internal')
  const wanted = await runInTurns(readWanted(typed, reader))
  const found = await findConsequences(db, wanted, now)
  if (!found) return null
  const states = await runInTurns(readStates(wanted, found, context))
  const unlisted = wanted.skus.filter(({ market }) => market === null)
  const used =
    unlisted.length === 0
      ? new Set<string>()
      : await listUsed(
          db,
          unlisted.map(({ key }) => key),
        )
  const unknown = unlisted.filter(({ key }) => !used.has(key)).map(({ sku }) => sku)
  const view: ConsequencesView = {
    unknown,
    counts: found.counts,
    pieces: found.pieces.values().reduce((sum, each) => sum + each.au + each.nz, 0),
    links: found.links,
    ...states,
    skus: states.skus.filter(({ sku }) => !unknown.includes(sku)),
    documents: [...new Set(wanted.skus.flatMap(({ key }) => [...(content.codes.get(key) ?? [])]))].toSorted(),
    uncounted: await countUncounted(db),
  }
  return { view, wanted }
}

function* readStates({ skus }: WantedSkus, { pieces }: Consequences, context: ConsequencesContext) {
  const source = { ...context, reader: projectReader(context.catalogue, 'internal') }
  const sums = new Map<Locale, number>()
  const listed: ListedSku[] = []
  let unpriced = 0
  for (const [target, { sku, market }] of skus.entries()) {
    const own = pieces.get(target)
    if (!own && listed.length >= MOST_SKUS) continue
    yield
    const values: string[] = []
    for (const locale of LOCALES) {
      const count = own?.[locale] ?? 0
      if (count === 0) continue
      const { priceCents } = readSkuState(sku, locale, source)
      if (priceCents === null) unpriced += count
      else {
        sums.set(locale, (sums.get(locale) ?? 0) + count * priceCents)
        values.push(valueText(count * priceCents, locale))
      }
    }
    const { name, status, replacement } = readSkuState(sku, market ?? 'au', source)
    listed.push({
      sku,
      name,
      status,
      replacement: replacement?.variant.sku ?? '',
      pieces: LOCALES.reduce((sum, locale) => sum + (own?.[locale] ?? 0), 0),
      value: values.join(', '),
    })
  }
  return {
    values: Array.from(sums, ([locale, cents]) => valueText(cents, locale)),
    unpriced,
    skus: listed.toSorted((a, b) => b.pieces - a.pieces).slice(0, MOST_SKUS),
  }
}

export function valueText(cents: number, locale: Locale): string {
  const { currencyCode } = MARKETS[locale]
  return `${currencyCode} ${formatMoney(money(cents, currencyCode), 2)}`
}

async function listUsed(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sku_use')
    .select('sku')
    .distinct()
    .where('sku', '=', sql<string>`any(${keys})`)
    .execute()
  return new Set(rows.map(({ sku }) => sku))
}
