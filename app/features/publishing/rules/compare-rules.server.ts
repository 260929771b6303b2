import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { ComplianceFile, type ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import { findingsOf, WARNING_KINDS, type WarningKind } from '#app/features/reports/compliance/compliance-checks.ts'
import { productFigures } from '#app/features/reports/compliance/product-figures.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { findDraft, findPublished } from '../drafts.server.ts'

const RULES_DOCUMENT = 'compliance.json'

/** Products of one turn. */
const PAGE = 50
/** Longer comparisons end here, and say how many products they reached. */
const LONGEST_MS = 5_000
const MOST_SHOWN = 50
/** SKUs whose projects are counted. */
const MOST_SKUS = 10_000

export interface ChangedWarning {
  readonly locale: Locale
  readonly sku: string
  readonly name: string
  readonly kind: WarningKind
  /** Empty where nothing is said any more. */
  readonly text: string
}

export interface RuleChanges {
  readonly products: number
  /** Products that there was no time for. */
  readonly left: number
  /** Warnings that the draft would say and the published rules do not, by kind. */
  readonly added: Readonly<Record<WarningKind, number>>
  /** Warnings that the draft would say no longer. */
  readonly ended: Readonly<Record<WarningKind, number>>
  /** The first of them. */
  readonly warnings: readonly ChangedWarning[]
  /** Open projects that have one of these SKUs. */
  readonly projects: number
}

const queue = new BoundedQueue({ atOnce: 1, waiting: 20 })

/** Says what the draft of the rules would warn of, beside what is published; null without a draft that can be read. */
export async function readRuleChanges(db: Database, now: Date, signal: AbortSignal): Promise<RuleChanges | null> {
  const draft = parseRules((await findDraft(db, RULES_DOCUMENT))?.body)
  const published = parseRules((await findPublished(db, RULES_DOCUMENT)) ?? '{}')
  return draft && published && queue.run(() => compareRules(db, { former: published, next: draft }, now), signal)
}

function parseRules(text: string | undefined): ComplianceTables | null {
  try {
    return ComplianceFile.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

interface Rules {
  readonly former: ComplianceTables
  readonly next: ComplianceTables
}

/** Compares what two sets of rules say of every public product, market by market, a page of products in a turn. */
async function compareRules(db: Database, rules: Rules, now: Date): Promise<RuleChanges> {
  const changed: (ChangedWarning & { readonly isAdded: boolean })[] = []
  const end = performance.now() + LONGEST_MS
  let products = 0
  for (let after = ''; performance.now() < end;) {
    const rows = await db
      .selectFrom('product')
      .select(['product_id', 'record'])
      .where('withdrawn_at', 'is', null)
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(PAGE)
      .execute()
    for (const { record } of rows) changed.push(...compareProduct(record as unknown as Product, rules, now))
    products += rows.length
    if (rows.length < PAGE) break
    after = rows.at(-1)!.product_id
  }
  const { count } = await db
    .selectFrom('product')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    products,
    left: Math.max(0, count - products),
    added: countKinds(changed.filter(({ isAdded }) => isAdded)),
    ended: countKinds(changed.filter(({ isAdded }) => !isAdded)),
    warnings: changed
      .slice(0, MOST_SHOWN)
      .map(({ isAdded, text, ...warning }) => ({ ...warning, text: isAdded ? text : '' })),
    projects: await countProjects(db, changed),
  }
}

function compareProduct(product: Product, { former, next }: Rules, now: Date) {
  return LOCALES.flatMap((locale) => {
    const visible = visibleProduct(product, locale, 'public')
    if (!visible) return []
    const day = isoDayIn({ code: locale }, now)
    return visible.variants.flatMap((variant) => {
      const say = (tables: ComplianceTables) =>
        new Map(
          findingsOf(productFigures({ product: visible, variant }, tables.kinds), { tables, locale, day }).map(
            ({ kind, text }) => [kind, text],
          ),
        )
      const [before, after] = [say(former), say(next)]
      const named = { locale, sku: variant.sku, name: visible.name[locale] ?? '' }
      return (Object.keys(WARNING_KINDS) as WarningKind[]).flatMap((kind) => {
        const [was, is] = [before.get(kind), after.get(kind)]
        return was === is ? [] : [{ ...named, kind, text: is ?? '', isAdded: is !== undefined }]
      })
    })
  })
}

function countKinds(warnings: readonly Pick<ChangedWarning, 'kind'>[]): Record<WarningKind, number> {
  const counts = Object.fromEntries(Object.keys(WARNING_KINDS).map((kind) => [kind, 0])) as Record<WarningKind, number>
  for (const { kind } of warnings) counts[kind]++
  return counts
}

async function countProjects(
  db: Database,
  changed: readonly Pick<ChangedWarning, 'sku' | 'locale'>[],
): Promise<number> {
  if (changed.length === 0) return 0
  const skus = [...new Set(changed.map(({ sku }) => skuKey(sku)))].slice(0, MOST_SKUS)
  const { rows } = await sql<{ count: number }>`
    select count(distinct project_id)::int as count from sku_use join project on project_id = subject_id
    where kind = 'project' and sku = any(${skus}::text[]) and status = 'open' and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
