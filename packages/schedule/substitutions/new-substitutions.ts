import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { FindTwin } from '../hands/built-lines.ts'
import { linesIn, type ScopedLine } from '../line-scope.ts'
import type { Schedule, ScheduleRooms, SubstitutedProduct, Substitution, SubstitutionReason } from '../model.ts'
import { priceEffectIn, toSubstitutedLine } from './substituted-lines.ts'
import { assertReason } from './substitution-limits.ts'

/** A record as it shall be there. Of one that is saved the id is enough: it never changes. */
export interface GivenSubstitution {
  readonly id: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly lineItemIds?: readonly string[] | undefined
  readonly reason?: SubstitutionReason | undefined
  readonly note?: string | undefined
}

/** Set by the server; callers cannot override it. */
export interface SubstitutionContext {
  readonly by: string
  readonly at: string
  /** Null for a SKU that neither the catalogue nor the project knows. */
  readonly findProduct: (sku: string) => SubstitutedProduct | null
  /** Cents for one; null where there is none to show. */
  readonly priceOf: (sku: string) => number | null
  readonly findTwin: FindTwin
}

export function newRecords(
  now: Schedule,
  after: ScheduleRooms,
  records: readonly GivenSubstitution[],
  facts: SubstitutionContext,
): Map<string, Substitution> {
  const before = linesById(now)
  const later = linesById(after)
  const had = formerProducts(now)
  const last = new Map(records.flatMap(({ lineItemIds = [] }, at) => lineItemIds.map((id) => [id, at] as const)))
  const substitutions = records.map((each, at): Substitution | null => {
    const { id, from, to, lineItemIds, reason, note } = requiredParts(each, facts)
    const lines: ScopedLine[] = []
    let isOfSaved = false
    for (const lineItemId of new Set(lineItemIds)) {
      const [was, is] = [before.get(lineItemId), later.get(lineItemId)]
      const line = is ?? was
      if (!line) continue
      isOfSaved = true
      const products = had.getOrInsertComputed(lineItemId, () => new Set())
      const hadIt = !was || products.has(from.productId)
      // Its finish may have been changed since.
      const hasIt = !is || last.get(lineItemId) !== at || is.item.productId === to.productId
      if (!hadIt || !hasIt) continue
      products.add(to.productId)
      lines.push(line)
    }
    if (lines.length === 0 && !isOfSaved) return null
    if (lines.length === 0)
      throw new AppError('invalid_input', `substitutions: no line had ${from.sku} and has ${to.sku} now`)
    const priceEffect = priceEffectIn(lines, { from: from.sku, to: to.sku }, facts)
    const { by, at: time } = facts
    return { id, from, to, lines: lines.map(toSubstitutedLine), reason, note, priceEffect, by, at: time }
  })
  return new Map(substitutions.flatMap((record) => (record ? [[record.id, record] as const] : [])))
}

function requiredParts(
  { id, from, to, lineItemIds, reason, note = '' }: GivenSubstitution,
  { findProduct }: SubstitutionContext,
) {
  if (!isUuid(id)) throw new AppError('invalid_input', 'substitutions: id must be a UUID')
  if (from === undefined || to === undefined || lineItemIds === undefined || reason === undefined)
    throw new AppError('invalid_input', 'substitutions: a new one needs from, to, lineItemIds and reason')
  if (from === to) throw new AppError('invalid_input', 'substitutions: from and to are the same')
  const find = (sku: string) => {
    const product = findProduct(sku)
    if (!product) throw new AppError('not_found', `There is no product ${sku}.`)
    return { sku, productId: product.productId, name: product.name }
  }
  return { id: id.toLowerCase(), from: find(from), to: find(to), lineItemIds, reason, note: assertReason(note) }
}

function linesById(schedule: ScheduleRooms): Map<string, ScopedLine> {
  return new Map(linesIn(schedule, { all: true }).map((line) => [line.item.id, line]))
}

/** Ids of the products that each line has, or had by the records. */
function formerProducts({ rooms, substitutions }: Schedule): Map<string, Set<string>> {
  const had = new Map<string, Set<string>>()
  const add = (id: string, ...products: string[]) => {
    const ofLine = had.getOrInsertComputed(id, () => new Set())
    for (const product of products) ofLine.add(product)
  }
  for (const { items } of rooms) for (const { id, productId } of items) add(id, productId)
  for (const { from, to, lines } of substitutions)
    for (const { lineItemId } of lines) add(lineItemId, from.productId, to.productId)
  return had
}
