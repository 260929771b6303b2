import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Room } from '../model.ts'
import { assertFreeLine, freeSku, isFreeSku, type FreeLineContent } from '../free-lines/free-line.ts'
import { accessPart, type RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { assertNote, assertQuantity, assertRoomName } from './room-limits.ts'
import { roomKey } from './room-name.ts'
import type { AddedProduct } from './rooms.ts'

export const MAX_TEMPLATES = 200
const MAX_TEMPLATE_ROOMS = 50
const MAX_TEMPLATE_LINES = 1_000
export const MAX_TEMPLATE_NAME_LENGTH = 60
export const MAX_COPIES = 100

/** A product as a template keeps it: its code, and its name for when it is gone. */
export interface TemplateLine extends AddedProduct {
  readonly quantity: number
  readonly note: string
}

export interface TemplateRoom {
  readonly name: string
  readonly note: string
  readonly access?: RoomAccess | undefined
  readonly lineItems: readonly TemplateLine[]
}

interface GivenFreeTemplateLine {
  readonly sku: string
  readonly content: FreeLineContent
  readonly quantity: number
  readonly note: string
}

/**
 * A free line without its allowance: templates keep no prices, and may be inserted in a market with another currency.
 * @throws AppError `invalid_input` for a text or link beyond its limits.
 */
export function freeTemplateLine({ sku, content, quantity, note }: GivenFreeTemplateLine): TemplateLine {
  const key = isFreeSku(sku) ? sku : freeSku(newUuid())
  const { name, free } = assertFreeLine(content)
  return { sku: key, productId: '', name, free: { ...free, allowance: null }, quantity, note }
}

/** Rooms to use again: of an account, of its company, or of the operator. */
export interface Template {
  /** The operator's are words, others UUIDs. */
  readonly id: string
  readonly name: string
  readonly isOwn: boolean
  readonly isShared: boolean
  /** True for the template's author and, where it is shared, for admins of the company. */
  readonly mayChange: boolean
  readonly rooms: readonly TemplateRoom[]
}

/** @throws AppError `invalid_input` for a name or a room beyond the limits. */
export function assertTemplate({ name, rooms }: Pick<Template, 'name' | 'rooms'>): void {
  if (name.trim() === '' || Array.from(name).length > MAX_TEMPLATE_NAME_LENGTH)
    throw new AppError('invalid_input', `A template has a name of up to ${MAX_TEMPLATE_NAME_LENGTH} characters.`)
  if (/\p{Cc}/u.test(name)) throw new AppError('invalid_input', 'name: has a character that cannot be used')
  if (rooms.length === 0 || rooms.length > MAX_TEMPLATE_ROOMS)
    throw new AppError('invalid_input', `A template has 1 to ${MAX_TEMPLATE_ROOMS} rooms.`)
  if (rooms.reduce((sum, { lineItems }) => sum + lineItems.length, 0) > MAX_TEMPLATE_LINES)
    throw new AppError('invalid_input', `A template has at most ${MAX_TEMPLATE_LINES} line items.`)
  if (new Set(rooms.map((room) => roomKey(room.name))).size < rooms.length)
    throw new AppError('invalid_input', 'rooms: two have one name')
  for (const room of rooms) {
    assertRoomName(room.name)
    assertNote(room.note)
    for (const { quantity, note } of room.lineItems) {
      assertQuantity(quantity)
      assertNote(note)
    }
  }
}

export interface TemplateNews {
  readonly sku: string
  readonly name: string
  readonly kind: 'discontinued' | 'gone'
  /** SKUs to take in its place. */
  readonly replacedBy: readonly string[]
}

interface KnownProduct {
  readonly isAvailable: boolean
  readonly replacedBy: readonly string[]
}

/** Null for products that are gone. */
type FindProduct = (sku: string) => KnownProduct | null

export function templateNews({ rooms }: Pick<Template, 'rooms'>, find: FindProduct): TemplateNews[] {
  const news = new Map<string, TemplateNews>()
  for (const { sku, name, free } of rooms.flatMap(({ lineItems }) => lineItems)) {
    if (free) continue
    const product = find(sku)
    if (product?.isAvailable) continue
    news.set(sku, { sku, name, kind: product ? 'discontinued' : 'gone', replacedBy: product?.replacedBy ?? [] })
  }
  return [...news.values()]
}

/** Makes copies of the template's rooms for `insertRooms`. Products of the project keep their tags. */
export function roomsOfTemplate(
  { rooms }: Pick<Template, 'rooms'>,
  { copies, unitTypeId, tagOf }: { copies: number; unitTypeId: string | null; tagOf: (sku: string) => string },
): Room[] {
  if (!Number.isInteger(copies) || copies < 1 || copies > MAX_COPIES)
    throw new AppError('invalid_input', `A template can be inserted 1 to ${MAX_COPIES} times.`)
  return Array.from({ length: copies }, () =>
    rooms.map(({ name, note, access, lineItems }): Room => ({
      id: newUuid(),
      name,
      note,
      unitTypeId,
      ...accessPart(access),
      items: lineItems.map((line) => ({ ...line, id: newUuid(), tag: tagOf(line.sku) })),
    })),
  ).flat()
}
