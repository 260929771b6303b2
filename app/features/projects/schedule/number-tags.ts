import { fixtureKind, type KindRule } from '#app/features/content/fixture-kind.ts'
import type { LineItem, Room, Schedule } from '@specify/schedule/model.ts'
import type { ProductFacts } from './product-facts.ts'
import { roomsByType } from '@specify/schedule/units.ts'

/** Tag prefixes by kind of product: `BM` for basin mixers. Operator data; the first match counts. */
export interface TagTable {
  readonly prefixes: readonly { readonly tag: string; readonly kinds: readonly string[] }[]
  /** The prefix for products of any other kind. */
  readonly other: string
  /** Fixture kinds for reports; they take precedence over types and categories. */
  readonly fixtures: readonly KindRule[]
}

type NamedKinds = Pick<ProductFacts, 'kinds' | 'waterUse'>

/**
 * Tags for the products that have none, by SKU, in the order in which the schedule shows them: `BM-01`, `BM-02`. A tag
 * that was given out is kept, and no number of a prefix is given out again below the highest one.
 * @param kindsOf - product types and categories of a SKU, and its use of water
 * @param isWanted - lines whose products get a tag; all without it
 */
export function numberedTags(
  schedule: Schedule,
  kindsOf: (sku: string) => NamedKinds | undefined,
  table: TagTable,
  isWanted: (item: LineItem, room: Room) => boolean = () => true,
): ReadonlyMap<string, string> {
  const rooms = roomsByType(schedule).flatMap((group) => group.rooms)
  const items = rooms.flatMap((room) => room.items)
  const skus = new Set(rooms.flatMap((room) => room.items.filter((item) => isWanted(item, room)).map(({ sku }) => sku)))
  const newTags = new Map<string, string>()
  const highest = new Map<string, number>()
  for (const { sku, tag } of items) {
    if (tag === '') continue
    if (!newTags.has(sku)) newTags.set(sku, tag)
    const [, prefix, digits] = /^(.+?)-?(\d{1,6})$/u.exec(tag) ?? []
    if (prefix !== undefined && digits !== undefined)
      highest.set(prefix, Math.max(highest.get(prefix) ?? 0, Number(digits)))
  }
  const tags = new Map<string, string>()
  for (const { sku, tag } of items) {
    if (tag !== '' || tags.has(sku) || !skus.has(sku)) continue
    tags.set(sku, newTags.get(sku) ?? next(prefixOf(kindsOf(sku), table), highest))
  }
  return tags
}

/** A line of another product that has a tag already; null for none. Capitals do not tell tags apart. */
export function tagOwner(rooms: Schedule['rooms'], tag: string, sku: string): LineItem | null {
  const newTag = tag.toLowerCase()
  const lines = rooms.flatMap(({ items }) => items)
  return lines.find((line) => line.tag.toLowerCase() === newTag && line.sku !== sku) ?? null
}

/** Rooms for another schedule: without the tags that other products have there. */
export function withoutTakenTags(rooms: readonly Room[], schedule: Pick<Schedule, 'rooms'>): Room[] {
  return rooms.map((room) => ({
    ...room,
    items: room.items.map((item) =>
      item.tag !== '' && tagOwner(schedule.rooms, item.tag, item.sku) ? { ...item, tag: '' } : item,
    ),
  }))
}

function next(prefix: string, highest: Map<string, number>): string {
  const number = (highest.get(prefix) ?? 0) + 1
  highest.set(prefix, number)
  return `${prefix}-${String(number).padStart(2, '0')}`
}

function prefixOf(product: NamedKinds | undefined, { prefixes, other, fixtures }: TagTable): string {
  if (!product) return other
  const { kinds, waterUse = null } = product
  const prefixNaming = (names: readonly string[]) => {
    const own = new Set(names.map((name) => name.toLowerCase()))
    return prefixes.find((each) => each.kinds.some((kind) => own.has(kind.toLowerCase())))?.tag
  }
  const fixture = fixtureKind(fixtures, kinds, waterUse)
  return (fixture && prefixNaming([fixture.kind])) ?? prefixNaming(kinds) ?? other
}
