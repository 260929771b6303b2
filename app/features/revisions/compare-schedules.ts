import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import { freeText } from '@specify/schedule/free-lines/free-text.ts'
import { handsText } from '@specify/schedule/hands/unit-hands.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { finishKey } from '@specify/catalogue/variants/variant-in-finish.ts'
import { ROOM_ACCESS } from '@specify/catalogue/facts/room-access.ts'
import type { LineItem, Room, ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import type { FindTwin } from '@specify/schedule/hands/built-lines.ts'
import { otherHands } from './compare-twins.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'

/** Kinds of changes to lines, rooms and types. `room` is a room's or type's name, `price` the price of one. */
export const CHANGE_KINDS = [
  'added',
  'removed',
  'product',
  'finish',
  'quantity',
  'count',
  'hands',
  'tag',
  'note',
  'price',
  'moved',
  'renamed',
  'access',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export interface ScheduleChange {
  readonly kind: ChangeKind
  /** Names as they are after the change; empty for common areas, and where a type changed itself. */
  readonly unitType: string
  readonly room: string
  readonly tag: string
  /** Empty where a room or type has changed; the maker's of a free line. */
  readonly sku: string
  readonly name: string
  readonly lineItemId: string | null
  /** True where the twin of the line has changed, in units of the other hand. */
  readonly isTwin?: true
  /** A quantity or count, cents, or text; null for none. */
  readonly before: string | number | null
  readonly after: string | number | null
  /** Names of the codes, of a finish or product; empty where the catalogue has none. */
  readonly words?: { readonly before: string; readonly after: string }
}

/** A schedule with what its products were called and cost at the time. */
export interface ComparedSchedule extends ScheduleRooms {
  readonly factsOf: (sku: string) => Pick<ProductFacts, 'name' | 'finish' | 'variantText' | 'price'> | null
  readonly findTwin: FindTwin
}

/**
 * Compares two schedules, in the order of the later one; removed lines come with their room, or at the end. Lines match
 * by id, or else by product and room, so that a line removed and added again has not changed.
 */
export function compareSchedules(before: ComparedSchedule, after: ComparedSchedule): ScheduleChange[] {
  const types = pairs(before.unitTypes, after.unitTypes, ({ name }) => roomKey(name))
  const rooms = pairs(before.rooms, after.rooms, ({ name }) => roomKey(name))
  const lines = pairLines(before, after, rooms)
  const nameOf = { before: namesOf(before.unitTypes), after: namesOf(after.unitTypes) }
  const sides = {
    before: { ...before, others: otherHands(before, before.findTwin) },
    after: { ...after, others: otherHands(after, after.findTwin) },
  }
  return [
    ...types.flatMap(([was, now]) => typeChanges(was, now)),
    ...rooms.flatMap(([was, now]) => {
      const room = now ?? was!
      const unitType = (now ? nameOf.after : nameOf.before)(room)
      const place = { unitType, room: room.name }
      return [
        ...roomChanges(was, now, place),
        ...(lines.get(room) ?? []).flatMap((pair) => lineChanges(pair, place, sides)),
      ]
    }),
  ]
}

type Pair<T> = readonly [was: T | undefined, now: T | undefined]

/** Pairs entries by id, or else by key: the later ones in order, then removed ones. */
function pairs<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (each: T) => string,
): Pair<T>[] {
  const byId = new Map(before.map((each) => [each.id, each]))
  const removed = new Map(byId)
  for (const { id } of after) removed.delete(id)
  const byKey = Map.groupBy(removed.values(), keyOf)
  const next = after.map((now): Pair<T> => [byId.get(now.id) ?? byKey.get(keyOf(now))?.shift(), now])
  const unmatched = new Set([...byKey.values()].flat())
  return [...next, ...before.filter((each) => unmatched.has(each)).map((was): Pair<T> => [was, undefined])]
}

interface PairedLine {
  readonly was: LineItem | undefined
  readonly now: LineItem | undefined
  /** The rooms of the two; the same room where the line has stayed. */
  readonly from: Room | undefined
  readonly to: Room | undefined
}

function pairLines(before: ScheduleRooms, after: ScheduleRooms, rooms: readonly Pair<Room>[]): Map<Room, PairedLine[]> {
  const roomBefore = roomsOf(before)
  const roomAfter = roomsOf(after)
  const laterOf = new Map(rooms.flatMap(([was, now]) => (was ? [[was, now ?? was] as const] : [])))
  const placeOf = (item: LineItem) => {
    const room = roomAfter.get(item) ?? laterOf.get(roomBefore.get(item)!)
    return `${room?.id} ${item.sku}`
  }
  const paired = pairs([...roomBefore.keys()], [...roomAfter.keys()], placeOf).map(([was, now]): PairedLine => {
    const from = was && roomBefore.get(was)
    return { was, now, from: from && laterOf.get(from), to: now && roomAfter.get(now) }
  })
  return Map.groupBy(paired, ({ from, to }) => (to ?? from)!)
}

function roomsOf({ rooms }: ScheduleRooms): Map<LineItem, Room> {
  return new Map(rooms.flatMap((room) => room.items.map((item) => [item, room] as const)))
}

function namesOf(unitTypes: readonly UnitType[]): (room: Room) => string {
  const names = new Map(unitTypes.map(({ id, name }) => [id, name]))
  return ({ unitTypeId }) => (unitTypeId === null ? '' : (names.get(unitTypeId) ?? ''))
}

const NO_LINE = { tag: '', sku: '', name: '', lineItemId: null } as const

function typeChanges(was: UnitType | undefined, now: UnitType | undefined): ScheduleChange[] {
  const about = { ...NO_LINE, unitType: (now ?? was)!.name, room: '' }
  if (!was || !now)
    return [{ ...about, kind: now ? 'added' : 'removed', before: was?.count ?? null, after: now?.count ?? null }]
  return [
    ...changed(about, 'renamed', was.name, now.name),
    ...changed(about, 'count', was.count, now.count),
    ...changed(about, 'hands', drawnText(was), drawnText(now)),
  ]
}

/** `15 left, 15 right, rooms show left`; null for units that are alike. */
function drawnText(unitType: UnitType): string | null {
  return unitType.hands ? `${handsText(unitType)}, rooms show ${unitType.hands.drawn}` : null
}

interface Place {
  readonly unitType: string
  readonly room: string
}

function roomChanges(was: Room | undefined, now: Room | undefined, place: Place): ScheduleChange[] {
  const about = { ...NO_LINE, ...place }
  // Its lines say so; a room without any says it itself.
  if (!was || !now) {
    const { items, name } = (now ?? was)!
    if (items.length > 0) return []
    return [{ ...about, kind: now ? 'added' : 'removed', before: was ? name : null, after: now ? name : null }]
  }
  return [
    ...changed(about, 'renamed', was.name, now.name),
    ...changed(about, 'note', was.note, now.note),
    ...changed(about, 'access', accessText(was), accessText(now)),
  ]
}

function accessText({ access }: Room): string | null {
  return access ? ROOM_ACCESS[access] : null
}

function lineChanges(
  { was, now, from, to }: PairedLine,
  place: Place,
  { before, after }: { readonly before: ComparedSide; readonly after: ComparedSide },
): ScheduleChange[] {
  const line = (now ?? was)!
  const facts = { was: was && before.factsOf(was.sku), now: now && after.factsOf(now.sku) }
  const name = (now ? facts.now : facts.was)?.name ?? line.name
  const about = { ...place, tag: line.tag, sku: shownCode(line), name, lineItemId: line.id }
  if (!was || !now)
    return [{ ...about, kind: now ? 'added' : 'removed', before: was?.quantity ?? null, after: now?.quantity ?? null }]
  const isFinish =
    was.productId === now.productId && finishKey(facts.was?.finish ?? '') !== finishKey(facts.now?.finish ?? '')
  const isSameProduct = was.sku === now.sku
  return [
    ...changed(about, isFinish ? 'finish' : 'product', statedCode(was), statedCode(now)).map((change) => ({
      ...change,
      words: {
        before: isFinish ? (facts.was?.variantText ?? '') : productText(was, facts.was),
        after: isFinish ? (facts.now?.variantText ?? '') : productText(now, facts.now),
      },
    })),
    ...(from === to ? [] : changed(about, 'moved', from?.name ?? null, to?.name ?? null, true)),
    ...changed(about, 'quantity', was.quantity, now.quantity),
    ...changed(about, 'tag', was.tag, now.tag),
    ...changed(about, 'note', was.note, now.note),
    ...(isSameProduct
      ? changed(about, 'price', facts.was?.price?.centAmount ?? null, facts.now?.price?.centAmount ?? null)
      : []),
    ...(isSameProduct ? twinChanges(about, { was, now }, { before, after }) : []),
  ]
}

interface ComparedSide extends ComparedSchedule {
  readonly others: ReturnType<typeof otherHands>
}

/** Another twin of the same product, and its price, where units are handed on both sides. */
function twinChanges(
  about: Omit<ScheduleChange, 'kind' | 'before' | 'after'>,
  { was, now }: { readonly was: LineItem; readonly now: LineItem },
  { before, after }: { readonly before: ComparedSide; readonly after: ComparedSide },
): ScheduleChange[] {
  const [former, present] = [before.others.get(was.id), after.others.get(now.id)]
  if (!former || !present) return []
  const twin = { ...about, sku: present.sku ?? about.sku, name: present.name, isTwin: true as const }
  if (former.text !== present.text) return changed(twin, 'product', former.text, present.text)
  const priceIn = ({ factsOf }: ComparedSide) => (present.sku === null ? null : factsOf(present.sku)?.price)
  return changed(twin, 'price', priceIn(before)?.centAmount ?? null, priceIn(after)?.centAmount ?? null)
}

/** The code of a product; all that a free line states, whose key says nothing. */
function statedCode(item: LineItem): string {
  return item.free ? freeText(item) : item.sku
}

function productText({ name, free }: LineItem, facts: ReturnType<ComparedSchedule['factsOf']> | undefined): string {
  if (free) return ''
  return [facts?.name ?? name, facts?.variantText ?? ''].filter(Boolean).join(', ')
}

function changed(
  about: Omit<ScheduleChange, 'kind' | 'before' | 'after'>,
  kind: ChangeKind,
  before: ScheduleChange['before'],
  after: ScheduleChange['after'],
  always = false,
): ScheduleChange[] {
  return before === after && !always ? [] : [{ ...about, kind, before, after }]
}
