import { sql } from 'kysely'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { FeedLine, Problem } from '#app/features/catalogue/feed/feed-line.ts'
import { contentHash } from '#app/features/catalogue/store/stage-feed.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeCounts } from '../change-set.ts'
import { RefusedFile } from '../refused-file.ts'
import { answersOf, readAnswers } from '../overrides/override-answers.server.ts'
import { followOverrides, keepOverrides, type OverriddenProduct } from '../overrides/keep-overrides.ts'
import type { Override } from '../overrides/override.ts'
import { readCodeStates } from './code-states.server.ts'
import { compareProducts } from './compare-products.ts'
import { keepSpellings } from './spelling-changes.server.ts'
import { describeNewProduct } from './new-product.ts'
import { RowWriter, type PlannedRow } from './row-writer.server.ts'
import { hasLargePriceChange, senseWarnings, type CodeStates } from './sense-checks.ts'

interface PlanOptions {
  readonly setId: string
  /** Products that are not named are withdrawn. */
  readonly isWhole: boolean
  readonly onProgress?: (lines: number) => Promise<void>
  readonly onLine?: (line: FeedLine) => void
  /** Refuses a product of which a value was left out, where the feed is made of the cells of a table. */
  readonly isStrict?: boolean
  /** The lines of the uploaded table that a line of the feed was made of. */
  readonly origin?: (line: number) => readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Fields of a table whose new values stand against the feed from then on; null where values only follow. Left out for a feed. */
  readonly begins?: readonly { readonly key: string; readonly isOfProduct: boolean }[] | null
}

const BATCH = 100
const NONE: ReadonlySet<string> = new Set()

/**
 * Compares a feed with the catalogue and keeps the difference as rows of a set: what each product was and becomes, by
 * field. Nothing of the catalogue changes.
 */
export async function planLines(
  db: Database,
  lines: AsyncIterable<FeedLine>,
  { setId, isWhole, isStrict = false, onProgress, onLine, origin, begins }: PlanOptions,
): Promise<ChangeCounts> {
  const rows = new RowWriter(db, setId)
  const named = new Set<string>()
  const owned = new Set<string>()
  let [read, refusedLines] = [0, 0]
  let batch: { readonly kind: 'accepted' | 'respelt'; readonly line: number; readonly product: Product }[] = []
  const answers = await readAnswers(db, setId)
  const placeOf = (line: number | null) => (line === null ? null : (origin?.(line)[0]?.line ?? line))
  const refuse = async (line: number, problems: readonly Problem[]) => {
    const reason = problems.map((problem) => `${problem.field}: ${problem.reason}`).join('\n')
    for (const each of origin?.(line) ?? [{ line, cells: null }]) await rows.refuse({ ...each, name: '', reason })
  }

  const flush = async () => {
    const former = await readFormer(
      db,
      batch.map(({ product }) => product.productId),
    )
    const { discontinued, unlisted } = await readCodeStates(
      db,
      batch.flatMap(({ product }) => product.replacedBy),
    )
    // A file of products may bring the replacement further down.
    const codes = { discontinued, unlisted: isStrict ? unlisted : NONE }
    for (const { kind, line, product } of batch) {
      const before = former.get(product.productId) ?? null
      const overrides = before?.overrides ?? []
      const result =
        begins === undefined || before === null
          ? keepOverrides(product, overrides, answersOf(answers, product.productId))
          : followOverrides(before.product, product, overrides, begins && { set: setId, fields: begins })
      for (const { own } of result.overrides) owned.add(own)
      await rows.put(toRow(result, before, placeOf(line), codes))
      for (const reason of kind === 'accepted' ? result.notes : [])
        await rows.note({ line: placeOf(line), name: product.name.au, reason, cells: null })
    }
    batch = []
  }
  for await (const line of lines) {
    onLine?.(line)
    const isRefused = line.kind === 'accepted' && isStrict && line.remarks.length > 0
    if (line.kind === 'accepted' && isRefused) await refuse(line.line, line.remarks)
    else if (line.kind === 'accepted' || line.kind === 'respelt') {
      named.add(line.product.productId)
      batch.push(line)
      if (batch.length === BATCH) await flush()
    }
    if ((line.kind === 'accepted' && !isRefused) || line.kind === 'noted')
      for (const { field, reason } of line.remarks)
        await rows.note({ line: placeOf(line.line), name: field, reason, cells: null })
    if (line.kind === 'refused') {
      refusedLines++
      await refuse(line.line, line.problems)
    }
    if (line.kind === 'withdrawn') {
      named.add(line.productId)
      const former = (await readFormer(db, [line.productId])).get(line.productId)
      if (former) await rows.put(withdrawnRow(former, placeOf(line.line)))
      else
        await rows.note({
          line: placeOf(line.line),
          name: 'productId',
          reason: `${line.productId} is not in the catalogue`,
          cells: null,
        })
    }
    if (line.kind === 'spelt') {
      await flush()
      await keepSpellings(db, setId, line.spellings, { isWhole, owned })
    }
    if (line.kind !== 'accepted' && line.kind !== 'refused' && line.kind !== 'withdrawn') continue
    read++
    if (read % 500 === 0) await onProgress?.(read)
  }
  await flush()
  if (isWhole && named.size === 0) throw new RefusedFile('No line of the file is a product. Nothing is planned.')
  if (isWhole && refusedLines > 0) {
    const reason = `${countOf(refusedLines, 'line')} of the whole catalogue ${refusedLines === 1 ? 'is' : 'are'} refused: products that they mean are withdrawn`
    await rows.note({ line: null, name: 'file', reason, cells: null })
  }
  if (isWhole) for await (const former of productsBeside(db, named)) await rows.put(withdrawnRow(former, null))
  await rows.end()
  return { ...(await rows.counts()), read, before: await countProducts(db) }
}

interface Former {
  readonly product: Product
  readonly hash: string
  readonly overrides: readonly Override[]
}

async function readFormer(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Former>> {
  const { rows } = await sql<{ product_id: string; product: Product; hash: string; overrides: Override[] }>`
    select product_id, record as product, content_hash as hash, coalesce(overrides, '[]') as overrides
    from product left join product_override using (product_id)
    where product_id = any(${ids}::text[]) and withdrawn_at is null`.execute(db)
  return new Map(rows.map(({ product_id, ...former }) => [product_id, former]))
}

/** The row of a product; null where it stays as it is. */
function toRow(
  { product, overrides, fields, open, warnings }: OverriddenProduct,
  former: Former | null,
  line: number | null,
  codes: CodeStates,
): PlannedRow {
  const record = JSON.stringify(product)
  const hash = contentHash(record)
  const common = {
    productId: product.productId,
    line,
    name: product.name.au,
    skus: product.variants.map(({ sku }) => sku),
  }
  const isSame = former?.hash === hash && fields.length === 0 && open.length === 0 && warnings.length === 0
  if (isSame) return { ...common, kind: 'unchanged' }
  const before = new Map(former?.product.variants.map((variant) => [variant.sku, variant]))
  return {
    ...common,
    kind: former ? 'changed' : 'added',
    record,
    hash,
    formerHash: former?.hash ?? null,
    fields: [...(former ? compareProducts(former.product, product) : describeNewProduct(product)), ...fields],
    warnings: [...warnings, ...senseWarnings(former?.product ?? null, product, codes)],
    overrides,
    overridesBefore: former?.overrides ?? [],
    open,
    priceJumps: product.variants.filter((variant) => hasLargePriceChange(before.get(variant.sku), variant)).length,
  }
}

function withdrawnRow({ product, hash, overrides }: Former, line: number | null): PlannedRow {
  return {
    kind: 'withdrawn',
    productId: product.productId,
    line,
    name: product.name.au,
    skus: product.variants.map(({ sku }) => sku),
    record: null,
    hash: null,
    formerHash: hash,
    fields: [],
    warnings:
      overrides.length === 0
        ? []
        : [`${countOf(overrides.length, 'override')} ${overrides.length === 1 ? 'ends' : 'end'} with it.`],
    overrides: [],
    overridesBefore: overrides,
    priceJumps: 0,
  }
}

async function* productsBeside(db: Database, named: ReadonlySet<string>): AsyncGenerator<Former> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ product_id: string }>`
      select product_id from product where withdrawn_at is null and product_id > ${after}
      order by product_id limit 1000`.execute(db)
    const gone = await readFormer(
      db,
      rows.map(({ product_id }) => product_id).filter((id) => !named.has(id)),
    )
    yield* gone.values()
    const last = rows.at(-1)
    if (!last || rows.length < 1000) return
    after = last.product_id
  }
}

async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(added - withdrawn), 0)::int as count from catalogue_generation`.execute(db)
  return rows[0]?.count ?? 0
}
