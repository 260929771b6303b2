import type { Chunked } from '@specify/core/data/chunked.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { checkRoomParts, type PartCheck, type RoomRule } from '@specify/models/room/room-rules.ts'
import type { RoomPart } from '@specify/schedule/checks/findings.ts'
import type { Project, Room } from '@specify/schedule/model.ts'

interface PartSources {
  readonly rules: readonly RoomRule[]
  readonly listedOf: (sku: string) => CodedVariant | null
}

/** Lists what each room lacks of what such rooms usually have, once for all rooms that lack it. */
export function* missingRoomParts(
  { rooms, locale }: Pick<Project, 'rooms' | 'locale'>,
  { rules, listedOf }: PartSources,
): Chunked<RoomPart[]> {
  const lacking = new Map<string, RoomPart & { readonly rooms: string[] }>()
  for (const room of rooms) {
    if (room.items.length > 0)
      for (const { what, remark, state, clause, source } of roomParts(room, { rules, listedOf }, locale)) {
        if (state !== 'missing') continue
        const cited = [source, clause].filter(Boolean).join(', ')
        lacking
          .getOrInsertComputed(`${what} ${remark} ${cited}`, () => ({ what, remark, source: cited, rooms: [] }))
          .rooms.push(room.name)
      }
    yield
  }
  return [...lacking.values()]
}

function roomParts(room: Room, { rules, listedOf }: PartSources, locale: Project['locale']): PartCheck[] {
  const pieces = room.items.map(({ sku, quantity }) => ({ listed: listedOf(sku), quantity }))
  return checkRoomParts({ ...room, pieces }, rules, locale)
}
