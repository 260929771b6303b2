import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Locale } from '@specify/core/market.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import {
  canonicalText,
  describeEntry,
  methodKey,
  OPERATOR_PARTS,
  planChanges,
  toEntries,
  type OperatorChange,
  type OperatorEntry,
} from './operator-changes.ts'
import { findEntry, readMethods, readOperatorState } from './operator-state.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OperatorData } from './orders-file.ts'

/** Rows of one statement; the driver takes 65,535 values. */
const BATCH = 10_000

interface By {
  readonly by: StaffMember<'work'>
  readonly requestId: string | null
}

interface Import extends By {
  readonly data: OperatorData
  /** The plan that was shown, of `planKey`: left out, whatever is there is replaced. */
  readonly plan?: string | undefined
}

/**
 * Makes shipping methods and discount codes equal to those of a file, and sets the stock that it names: all or nothing.
 * A code that is no longer named cannot be redeemed any more; orders with it stay. Returns the changes.
 *
 * @throws AppError `conflict` where the changes would be others than those of `plan`.
 */
export async function importOperatorData(db: Database, change: Import, now: Date): Promise<readonly OperatorChange[]> {
  return db.transaction().execute((tx) => importInTransaction(tx, change, now))
}

/** The same in a transaction of the caller. */
export async function importInTransaction(tx: Database, { by, requestId, data, plan }: Import, now: Date) {
  await lockOperatorData(tx)
  if (data.discountCodes)
    await tx.selectFrom('discount_code').select('code').orderBy('discount_id').forUpdate().execute()
  if (data.stock)
    await lockStock(
      tx,
      data.stock.map(({ sku }) => sku),
    )
  const changes = await runInTurns(planChanges(await readOperatorState(tx, data), toEntries(data)))
  if (plan !== undefined && plan !== (await runInTurns(planKey(changes))))
    throw new AppError(
      'conflict',
      'Something has changed since this preview, so nothing was applied. Look at the changes again.',
    )
  if (changes.length === 0) return changes
  if (data.shippingMethods) await replaceMethods(tx, data.shippingMethods)
  if (data.discountCodes) await replaceCodes(tx, data.discountCodes)
  if (data.stock) await setStock(tx, data.stock)
  const counts = Object.fromEntries(
    OPERATOR_PARTS.map((part) => [part, changes.filter((change) => change.part === part).length] as const),
  )
  const subject = { kind: 'operator data', id: `${changes.length} of them` }
  await logStaffChange(tx, { by, requestId, now }, { action: 'import operator data', subject, after: counts })
  return changes
}

/** Identifies changes with their values before and after. */
export function* planKey(changes: readonly OperatorChange[]): Chunked<string> {
  const hash = createHash('sha256')
  for (const { part, key, was, is } of changes) {
    hash.update(canonicalText([part, key, was, is]))
    yield
  }
  return hash.digest('base64url')
}

/** Identifies an entry as it was read; empty for none. */
export function entryKey(entry: unknown): string {
  return entry === null ? '' : createHash('sha256').update(canonicalText(entry)).digest('base64url').slice(0, 22)
}

export interface EntryChange extends By, Pick<OperatorChange, 'part' | 'key' | 'is'> {
  /** The `entryKey` of the entry that was read. */
  readonly was: string
}

const NOUNS = { shippingMethods: 'delivery', discountCodes: 'discount code', stock: 'stock' } as const

/**
 * Adds, changes or ends one entry. One that is as it should be already is left alone.
 *
 * @throws AppError `conflict` where it is not as it was read, `not_found` for an end of what there is not.
 */
export async function changeEntry(db: Database, change: EntryChange, now: Date): Promise<void> {
  const { by, requestId, part, key, was } = change
  await db.transaction().execute(async (tx) => {
    await lockOperatorData(tx)
    if (part === 'stock') await lockStock(tx, [key])
    const is =
      part === 'shippingMethods' && change.is ? await withinPlaces(tx, key, change.is as PlacedMethod) : change.is
    const found = await findEntry(tx, part, key)
    const former = found && !found.isEnded ? (found.entry as OperatorEntry) : null
    if (former === null && is === null) throw new AppError('not_found', `There is no ${key} any more.`)
    if (canonicalText(former) === canonicalText(is)) return
    if (was !== entryKey(found?.entry ?? null))
      throw new AppError(
        'conflict',
        found && was === ''
          ? `There is ${key} already. Open it to change it.`
          : found
            ? `Somebody has changed ${key} meanwhile, or an order has. Open it again to see how it is now.`
            : `${key} is gone meanwhile.`,
      )
    if (part === 'shippingMethods') await placeMethod(tx, key, is as PlacedMethod | null)
    if (part === 'stock')
      await setStock(tx, [{ sku: key, quantity: (is as { quantity: number } | null)?.quantity ?? null }])
    if (part === 'discountCodes')
      await (is ? saveCodes(tx, [{ code: key, terms: is as DiscountTerms }]) : endCode(tx, key))
    const noun = NOUNS[part]
    await logStaffChange(
      tx,
      { by, requestId, now },
      {
        action:
          is === null ? (part === 'stock' ? 'stop counting' : `end ${noun}`) : `${former ? 'change' : 'add'} ${noun}`,
        subject: { kind: noun, id: key },
        before: describeEntry(change, former),
        after: describeEntry(change, is),
      },
    )
  })
}

/** One change at a time, whatever table it is about: deliveries have no row to lock while there are none. */
async function lockOperatorData(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator_data'))`.execute(tx)
}

/** Holds stock as it is until the end of the transaction: no order takes any, and nobody sets it. */
export async function holdStock(tx: Database, skus: readonly string[]): Promise<void> {
  await lockOperatorData(tx)
  await lockStock(tx, skus)
}

type PlacedMethod = ShippingMethod & { readonly place: number }

/** A place behind the last one is the last one. */
async function withinPlaces(tx: Database, key: string, method: PlacedMethod): Promise<PlacedMethod> {
  const methods = await readMethods(tx)
  const others = methods.filter(
    ({ locale, shippingMethodId }) => key.startsWith(`${locale}.`) && methodKey(locale, shippingMethodId) !== key,
  )
  return { ...method, place: Math.min(method.place, others.length + 1) }
}

/** Puts a method at its place among those of its market, or takes it away. */
async function placeMethod(tx: Database, key: string, method: PlacedMethod | null): Promise<void> {
  const locale = key.slice(0, 2) as Locale
  const others = (await readMethods(tx)).filter((each) => methodKey(each.locale, each.shippingMethodId) !== key)
  const own = others.filter((each) => each.locale === locale)
  if (method) {
    const { place, ...terms } = method
    own.splice(place - 1, 0, { ...terms, locale })
  }
  await replaceMethods(tx, [...others.filter((each) => each.locale !== locale), ...own])
}

async function endCode(tx: Database, code: string): Promise<void> {
  await tx.updateTable('discount_code').set({ is_active: false }).where('code', '=', code).execute()
}

async function replaceMethods(tx: Database, methods: NonNullable<OperatorData['shippingMethods']>): Promise<void> {
  await tx.deleteFrom('shipping_method').execute()
  if (methods.length === 0) return
  await tx
    .insertInto('shipping_method')
    .values(
      methods.map(({ locale, ...terms }, place) => ({
        locale,
        method_id: terms.shippingMethodId,
        place,
        terms: JSON.stringify(terms),
      })),
    )
    .execute()
}

async function replaceCodes(tx: Database, codes: NonNullable<OperatorData['discountCodes']>): Promise<void> {
  await tx.updateTable('discount_code').set({ is_active: false }).execute()
  await saveCodes(tx, codes)
}

async function saveCodes(tx: Database, codes: NonNullable<OperatorData['discountCodes']>): Promise<void> {
  for (const batch of batches(codes))
    await tx
      .insertInto('discount_code')
      .values(batch.map(({ code, terms }) => ({ code, terms: JSON.stringify(terms) })))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({ terms: sql`excluded.terms`, is_active: sql`true` }),
      )
      .execute()
}

/** Orders lock rows in the same order. */
async function lockStock(tx: Database, skus: readonly string[]): Promise<void> {
  for (const batch of batches(skus.toSorted((a, b) => (a < b ? -1 : 1))))
    await tx.selectFrom('stock').select('sku').where('sku', 'in', batch).orderBy('sku').forUpdate().execute()
}

async function setStock(tx: Database, stock: NonNullable<OperatorData['stock']>): Promise<void> {
  const sorted = stock.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  const uncounted = sorted.filter(({ quantity }) => quantity === null).map(({ sku }) => sku)
  const counted = sorted.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ sku, quantity }]))
  for (const batch of batches(uncounted)) await tx.deleteFrom('stock').where('sku', 'in', batch).execute()
  for (const batch of batches(counted))
    await tx
      .insertInto('stock')
      .values(batch)
      .onConflict((conflict) => conflict.column('sku').doUpdateSet({ quantity: sql`excluded.quantity` }))
      .execute()
}

function batches<T>(entries: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) =>
    entries.slice(index * BATCH, (index + 1) * BATCH),
  )
}
