import type { LineItem, ScheduleRooms } from '../model.ts'
import type { ScheduleEdit } from '../edits/schedule-edits.ts'
import { mapItems } from '../rooms/rooms.ts'
import { followingTags, tagKey } from './free-tag.ts'

/** A tag for lines of one product whose present tag names another product as well. */
export interface NewTag {
  readonly sku: string
  readonly from: string
  readonly to: string
  readonly lineItemIds: readonly string[]
}

/** Returns whether a product is part of another as the catalogue states it: an in-wall body of its mixer. */
export type IsPartOf = (sku: string, ofSku: string) => boolean

/** The codes that tell a tag apart: parts of a set go with the product that they belong to. */
export function headCodes(skus: Iterable<string>, isPartOf: IsPartOf): readonly string[] {
  const all = [...new Set(skus)]
  // A tag of so many codes names no set.
  if (all.length > MAX_IN_SET) return all
  // Of two that are part of each other the first counts.
  const belongs = (sku: string, at: number) =>
    all.some((of, place) => of !== sku && isPartOf(sku, of) && (place < at || !isPartOf(of, sku)))
  return all.filter((sku, at) => !belongs(sku, at))
}

const MAX_IN_SET = 20

/**
 * Proposes tags so that none names two products: the first keeps it, each other one gets the tag that it has alone
 * elsewhere, or the next free letter.
 */
export function proposeTags({ rooms }: Pick<ScheduleRooms, 'rooms'>, isPartOf: IsPartOf): NewTag[] {
  const tags = new TagUse(rooms)
  return tags.all().flatMap((own) => {
    const bySku = Map.groupBy(own, ({ sku }) => sku)
    const heads = headCodes(bySku.keys(), isPartOf)
    const [first, ...others] = heads
    if (first === undefined || others.length === 0) return []
    const from = own[0]!.tag
    const newTags = new Map(others.map((sku) => [sku, tags.ownTag(sku) ?? tags.take(from)]))
    const staying = new Set([first])
    // A part stays with the first set where it belongs to that, or follows its own: parts may have parts.
    let parts = [...bySku.keys()].filter((sku) => !heads.includes(sku))
    for (let left = 0; parts.length !== left;) {
      left = parts.length
      parts = parts.filter((sku) => {
        const stays = [...staying].some((of) => isPartOf(sku, of))
        const of = [...newTags.keys()].find((other) => isPartOf(sku, other))
        if (stays) staying.add(sku)
        else if (of !== undefined) newTags.set(sku, newTags.get(of)!)
        return !stays && of === undefined
      })
    }
    return Array.from(newTags, ([sku, to]) => toNewTag(bySku.get(sku) ?? [], to))
  })
}

/**
 * Proposes tags for lines that have got another finish, where their tag still names the former one elsewhere. Products
 * that shared a tag share the new one.
 */
export function proposeTagsOfChange(
  before: Pick<ScheduleRooms, 'rooms'>,
  after: Pick<ScheduleRooms, 'rooms'>,
): NewTag[] {
  const former = new TagUse(before.rooms)
  const tags = new TagUse(after.rooms)
  return tags.all().flatMap((own) => {
    const from = own[0]!.tag
    const had = former.codesOf(from)
    if (tags.codesOf(from).size <= had.size) return []
    const added = Map.groupBy(
      own.filter(({ sku }) => !had.has(sku)),
      ({ sku }) => sku,
    )
    const [first] = added.keys()
    const to = (added.size === 1 && first !== undefined ? tags.ownTag(first) : null) ?? tags.take(from)
    return Array.from(added.values(), (lines) => toNewTag(lines, to))
  })
}

function toNewTag(lines: readonly LineItem[], to: string): NewTag {
  const [{ sku, tag: from } = { sku: '', tag: '' }] = lines
  return { sku, from, to, lineItemIds: lines.map(({ id }) => id) }
}

export function applyTags(tags: readonly NewTag[]): ScheduleEdit {
  const newTags = new Map(tags.flatMap(({ to, lineItemIds }) => lineItemIds.map((id) => [id, to] as const)))
  return (schedule) => {
    if (newTags.size === 0) return schedule
    const rooms = mapItems(schedule.rooms, (item) => {
      const tag = newTags.get(item.id)
      return tag === undefined ? item : { ...item, tag }
    })
    return { ...schedule, rooms }
  }
}

/** Tagged lines of a schedule by tag, and the tags that are taken. */
class TagUse {
  readonly #byTag: Map<string, LineItem[]>
  readonly #taken: Set<string>
  readonly #tagsOf: Map<string, Set<string>>
  readonly #following = new Map<string, Generator<string, never>>()

  constructor(rooms: ScheduleRooms['rooms']) {
    const lines = rooms.flatMap(({ items }) => items.filter(({ tag }) => tag !== ''))
    this.#byTag = Map.groupBy(lines, ({ tag }) => tagKey(tag))
    this.#taken = new Set(this.#byTag.keys())
    this.#tagsOf = new Map()
    for (const { sku, tag } of lines) this.#tagsOf.getOrInsertComputed(sku, () => new Set()).add(tagKey(tag))
  }

  all(): readonly (readonly LineItem[])[] {
    return [...this.#byTag.values()]
  }

  codesOf(tag: string): ReadonlySet<string> {
    return new Set((this.#byTag.get(tagKey(tag)) ?? []).map(({ sku }) => sku))
  }

  /** The tag that names this product alone; null for none. */
  ownTag(sku: string): string | null {
    for (const key of this.#tagsOf.get(sku) ?? []) {
      const own = this.#byTag.get(key) ?? []
      if (own.every((line) => line.sku === sku)) return own[0]!.tag
    }
    return null
  }

  take(from: string): string {
    const following = this.#following.getOrInsertComputed(tagKey(from), () => followingTags(from))
    let free = following.next().value
    while (this.#taken.has(tagKey(free))) free = following.next().value
    this.#taken.add(tagKey(free))
    return free
  }
}
