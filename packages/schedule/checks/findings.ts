import type { Chunked } from '@specify/core/data/chunked.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { CheckedSchedule } from '../fitting/check-schedule.ts'
import { FIT_RULES } from '../fitting/fits.ts'
import type { LineItem, ScheduleRooms } from '../model.ts'
import { builtLines, type BuiltLine, type FindTwin } from '../hands/built-lines.ts'
import { totalQuantity, unitCounts } from '../units.ts'
import {
  codeText,
  finding,
  named,
  nameOf,
  type FindingKind,
  FINDING_KEYS,
  type FindingCounts,
  type Finding,
} from './finding.ts'
import { tagKey } from './free-tag.ts'
import { headCodes, proposeTags, type IsPartOf } from './new-tags.ts'

/** Facts of a product of the schedule today. */
export interface ProductState {
  readonly state: 'current' | 'discontinued' | 'other-market' | 'not-in-catalogue'
  /** SKUs that take its place, the nearest first. */
  readonly successors: readonly string[]
  readonly isOnRequest: boolean
  /** Labels of the attributes that the compliance report expects and does not find. */
  readonly notStated: readonly string[]
}

export interface OpenComment {
  readonly author: string
  /** Null for the whole project. */
  readonly lineItemId: string | null
  readonly place: string
  readonly name: string
}

export interface FindingSources {
  readonly stateOf: (sku: string) => ProductState
  readonly isPartOf: IsPartOf
  readonly findTwin: FindTwin
  readonly checked: CheckedSchedule
  readonly comments: readonly OpenComment[]
  /** Finds the product that a code of a free line is of; null where it is none of this catalogue. */
  readonly productOfCode: (code: string) => { readonly sku: string; readonly name: string } | null
  /** Usual parts that rooms lack, with the rooms. */
  readonly roomParts: readonly RoomPart[]
}

export interface RoomPart {
  readonly what: string
  /** Reason why products of its kind do not count; empty where there are none. */
  readonly remark: string
  /** `AS 1428.1:2021, clause 12.2` */
  readonly source: string
  readonly rooms: readonly string[]
}

/** Lists what to look at before a schedule is issued, kind by kind in the order of `FINDING_KINDS`. */
export function* scheduleFindings(schedule: ScheduleRooms, sources: FindingSources): Chunked<Finding[]> {
  const lines = schedule.rooms.flatMap(({ items }) => items)
  const bySku = Map.groupBy(lines, ({ sku }) => sku)
  const found: Finding[] = tagFindings(schedule, lines, bySku, sources.isPartOf)
  yield
  for (const each of fitFindings(schedule, sources.checked)) {
    found.push(each)
    yield
  }
  const built = schedule.rooms.flatMap(builtLines(schedule.unitTypes, sources.findTwin))
  found.push(...twinFindings(built))
  const unitsOf = unitCounts(schedule.unitTypes)
  const builtIds = new Set(schedule.rooms.flatMap((room) => (unitsOf(room) > 0 ? room.items.map(({ id }) => id) : [])))
  const builtBySku = Map.groupBy(
    built.map(({ item }) => item),
    ({ sku }) => sku,
  )
  for (const [sku, own] of builtBySku) {
    if (own[0]?.free) found.push(...freeFindings(own, builtIds, sources.productOfCode))
    else found.push(...productFindings(own, sources.stateOf(sku)))
    yield
  }
  found.push(...sources.comments.map(commentFinding), ...sources.roomParts.map(roomPartFinding))
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return FINDING_KEYS.flatMap((kind) => byKind.get(kind) ?? [])
}

export function countFindings(findings: readonly Pick<Finding, 'kind'>[]): FindingCounts {
  const counts: Partial<Record<FindingKind, number>> = {}
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

export function totalFindings(counts: FindingCounts): number {
  return FINDING_KEYS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
}

type ByCode = ReadonlyMap<string, readonly LineItem[]>

function tagFindings(schedule: ScheduleRooms, lines: readonly LineItem[], bySku: ByCode, isPartOf: IsPartOf) {
  const tagged = lines.filter(({ tag }) => tag !== '')
  // Tags are asked for only where the project uses them.
  if (tagged.length === 0) return []
  const findings: Finding[] = []
  const proposals = Map.groupBy(proposeTags(schedule, isPartOf), ({ from }) => tagKey(from))
  for (const [key, own] of Map.groupBy(tagged, ({ tag }) => tagKey(tag))) {
    const codes = headCodes(new Set(own.map(({ sku }) => sku)), isPartOf)
    if (codes.length < 2) continue
    const codeOf = (sku: string) => codeText(bySku.get(sku) ?? [])
    const news = (proposals.get(key) ?? []).map(({ sku, to }) => `${to} for ${codeOf(sku)}`)
    const text = `${own[0]!.tag} names ${countOf(codes.length, 'code')}: ${named(codes.map(codeOf))}. Proposed: ${named(news)}.`
    findings.push(finding('tag-of-codes', text, own))
  }
  for (const [sku, own] of bySku) {
    const tags = new Map(own.filter(({ tag }) => tag !== '').map(({ tag }) => [tagKey(tag), tag]))
    if (tags.size > 1)
      findings.push(
        finding('code-of-tags', `${nameOf(own)} has ${tags.size} tags: ${named([...tags.values()])}.`, own, sku),
      )
    const without = own.filter(({ tag }) => tag === '')
    if (without.length > 0)
      findings.push(finding('no-tag', `${nameOf(own)} has no tag in ${countOf(without.length, 'line')}.`, without, sku))
  }
  return findings
}

/** Yields one finding at a time: each may look through all rooms. */
function* fitFindings({ rooms }: ScheduleRooms, { fits, missing }: CheckedSchedule): Generator<Finding, void> {
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const linesIn = (roomIds: readonly string[], skus: ReadonlySet<string | null>) =>
    roomIds.flatMap((id) => roomOf.get(id)?.items.filter(({ sku }) => skus.has(sku)) ?? [])
  for (const { rule, result, figures, roomIds } of fits) {
    if (result !== 'does not fit') continue
    const [one, other] = figures.map(({ name, attribute, value }) => `${name} (${attribute}: ${value ?? 'not stated'})`)
    const places = named(roomIds.flatMap((id) => roomOf.get(id)?.name ?? []))
    const text = `${FIT_RULES[rule]}: ${one} and ${other} do not fit in ${places}.`
    yield finding('misfit', text, linesIn(roomIds, new Set(figures.map(({ sku }) => sku))))
  }
  for (const { text, lines } of missing) {
    const roomIds = [...new Set(lines.map(({ roomId }) => roomId))]
    yield finding('missing-part', `${text}.`, linesIn(roomIds, new Set(lines.map(({ sku }) => sku))))
  }
}

function productFindings(
  own: readonly LineItem[],
  { state, successors, isOnRequest, notStated }: ProductState,
): Finding[] {
  const sku = own[0]!.sku
  const [successor = null] = successors
  const name = nameOf(own)
  if (state === 'other-market') return [finding('other-market', `${name} is not sold in this market.`, own, sku)]
  if (state === 'not-in-catalogue')
    return [finding('not-in-catalogue', `${name} is no longer in the catalogue.`, own, sku)]
  const found: Finding[] = []
  if (state === 'discontinued') {
    const by = successors.length === 0 ? 'The manufacturer lists no replacement.' : `Replaced by ${named(successors)}.`
    found.push({ ...finding('discontinued', `${name} is discontinued. ${by}`, own, sku), successor })
  } else if (isOnRequest) found.push(finding('on-request', `The price of ${name} is on request.`, own, sku))
  if (notStated.length > 0)
    found.push(finding('not-stated', `${name} does not state: ${named(notStated, notStated.length)}.`, own, sku))
  return found
}

/** Once for each product that does not come in the hand of some units. */
function twinFindings(built: readonly BuiltLine[]): Finding[] {
  const lacking = Map.groupBy(
    built.filter(({ missing }) => missing),
    ({ item }) => item.sku,
  )
  return Array.from(lacking, ([sku, lines]) => {
    const items = lines.map(({ item }) => item)
    const pieces = lines.reduce((sum, { item, missing }) => sum + totalQuantity(item, missing?.units ?? 0), 0)
    const text = `${nameOf(items)} has no ${lines[0]!.missing!.text}: ${countOf(pieces, 'piece')} not included.`
    return finding('no-twin', text, items, sku)
  })
}

/** Findings of free lines with one content. Nothing else is known of them. */
function freeFindings(
  own: readonly LineItem[],
  built: ReadonlySet<string>,
  productOfCode: FindingSources['productOfCode'],
): Finding[] {
  const found: Finding[] = []
  const { code = '', allowance = null } = own[0]?.free ?? {}
  const product = code === '' ? null : productOfCode(code)
  if (product) {
    const as = product.sku === code ? product.name : `${product.name} ${product.sku}`
    found.push(finding('free-in-catalogue', `Code ${code} of ${own[0]!.name} is in this catalogue: ${as}.`, own))
  }
  const counted = own.filter(({ id }) => built.has(id))
  if (!allowance && counted.length > 0)
    found.push(finding('no-amount', `${nameOf(own)} has no amount in ${countOf(counted.length, 'line')}.`, counted))
  return found
}

function roomPartFinding({ what, remark, source, rooms }: RoomPart): Finding {
  const why = remark === '' ? '' : ` (${remark})`
  return finding('room-part', `${what}${why}: not in ${named(rooms)}. Usual by ${source}.`, [])
}

function commentFinding({ author, lineItemId, place, name }: OpenComment): Finding {
  const about = lineItemId === null ? 'the project' : [name, place].filter(Boolean).join(' in ')
  return {
    ...finding('comment', `${author} is waiting for an answer about ${about}.`, []),
    lineItemIds: lineItemId === null ? [] : [lineItemId],
    lineCount: lineItemId === null ? 0 : 1,
  }
}
