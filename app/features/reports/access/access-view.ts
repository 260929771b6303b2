import type { Chunked } from '@specify/core/data/chunked.ts'
import { attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { AccessStandard } from '@specify/catalogue/facts/evidence-fields.ts'
import { accessStandardText, standardsBehind } from '@specify/catalogue/facts/evidence.ts'
import { formatAttribute, isShown } from '@specify/catalogue/facts/field-display.ts'
import type { ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import { ROOM_ACCESS, type RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { Locale } from '@specify/core/market.ts'
import { checkRoomParts, type PartCheck, type RoomRule } from '@specify/models/room/room-rules.ts'
import { productFigures, type ProductFigures } from '../compliance/product-figures.ts'
import { lineCode, roomUnits, type EvidenceLine } from '../schedule.ts'

/** The product attribute that a room's mark asks for, and the edition that the mark names. */
export const MARKS: Record<RoomAccess, { readonly flag: AttributeKey; readonly edition?: string }> = {
  'accessible-2021': { flag: 'IsAS14281Compliant', edition: '2021' },
  'accessible-2009': { flag: 'IsAS14281Compliant', edition: '2009' },
  accessible: { flag: 'IsAS14281Compliant' },
  ambulant: { flag: 'IsAS14281Ambulant' },
  'independent-living': { flag: 'IsIndependentLivingCompliant' },
  'nzs-4121': { flag: 'IsNZ41121Compliant' },
}

const FLAGS = [...new Set(Object.values(MARKS).map(({ flag }) => flag))]

/** A figure of a product beside the usual set-out of a standard: for checking, as the position is the designer's. */
export interface SetOutCheck {
  readonly what: string
  /** Value stated by the product; null where it is not stated or no figure of a product. */
  readonly stated: string | null
  readonly isOfProduct: boolean
  /** `460–480 mm` */
  readonly setOut: string
  readonly standard: string
  readonly edition: string
  readonly source: string
}

export interface AccessLine {
  readonly tag: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly total: number
  readonly flag: 'yes' | 'no' | 'not stated'
  /** Standard, edition, clause and hand behind the flag, as far as they are stated. */
  readonly standards: readonly string[]
  /** Names the stated editions where the mark's edition is not among them; empty otherwise. */
  readonly editionNote: string
  readonly setOuts: readonly SetOutCheck[]
}

export interface AccessRoom {
  readonly room: string
  /** Empty for common areas. */
  readonly unitType: string
  readonly units: number
  readonly access: RoomAccess
  readonly accessText: string
  readonly carrying: readonly AccessLine[]
  readonly lacking: readonly AccessLine[]
  readonly others: number
  /** Parts that a room with this mark usually has. */
  readonly usual: readonly PartCheck[]
}

/** A room without a mark that has products for access. */
export interface UnmarkedRoom {
  readonly room: string
  readonly unitType: string
  readonly products: readonly { readonly tag: string; readonly sku: string; readonly name: string }[]
}

export interface AccessView {
  readonly rooms: readonly AccessRoom[]
  readonly unmarked: readonly UnmarkedRoom[]
  readonly totals: {
    readonly marked: number
    readonly carrying: number
    readonly lacking: number
    readonly unmarked: number
    /** Usual parts that are in no line of their room. */
    readonly missing: number
  }
}

/**
 * Room by room: which lines carry the flag of the standard that the room is marked with, which lack it, and what such a
 * room usually has.
 */
export function* accessView(
  schedule: readonly EvidenceLine[],
  tables: ComplianceTables,
  { rules, locale }: { readonly rules: readonly RoomRule[]; readonly locale: Locale },
): Chunked<AccessView> {
  const bySku = new Map<string, ProductFigures | null>()
  const rooms: AccessRoom[] = []
  const unmarked: UnmarkedRoom[] = []
  for (const lines of Map.groupBy(schedule, ({ room }) => room.id).values()) {
    const [first] = lines
    if (!first) continue
    const { room, unitType } = first
    const units = roomUnits(first)
    const place = { room: room.name, unitType: unitType?.name ?? '' }
    const carrying: AccessLine[] = []
    const lacking: AccessLine[] = []
    for (const line of lines) {
      const { sku, listed } = line
      const figures = bySku.getOrInsertComputed(sku, () => listed && productFigures(listed, tables.kinds))
      if (room.access) {
        const read = toLine(line, room.access, figures, tables)
        if (read.flag === 'yes') carrying.push(read)
        else if (figures === null || figures.kind?.access === true) lacking.push(read)
      }
      yield
    }
    if (room.access) {
      const others = lines.length - carrying.length - lacking.length
      rooms.push({
        ...place,
        units,
        access: room.access,
        accessText: ROOM_ACCESS[room.access],
        carrying,
        lacking,
        others,
        // The two hands of a line stand in different units.
        usual: checkRoomParts({ ...room, pieces: lines.filter(({ twinOf }) => twinOf === undefined) }, rules, locale),
      })
    } else {
      const products = lines.filter(isFlagged).map(({ tag, sku, name }) => ({ tag, sku, name }))
      if (products.length > 0) unmarked.push({ ...place, products })
    }
  }
  const count = (of: (room: AccessRoom) => readonly unknown[]) => rooms.reduce((sum, each) => sum + of(each).length, 0)
  const totals = {
    marked: rooms.length,
    carrying: count(({ carrying }) => carrying),
    lacking: count(({ lacking }) => lacking),
    unmarked: unmarked.length,
    missing: count(({ usual }) => usual.filter(({ state }) => state === 'missing')),
  }
  return { rooms, unmarked, totals }
}

function isFlagged({ listed }: EvidenceLine): boolean {
  return listed !== null && FLAGS.some((flag) => listed.variant.attributes[flag] === true)
}

function toLine(
  line: EvidenceLine,
  access: RoomAccess,
  figures: ProductFigures | null,
  { setOuts }: ComplianceTables,
): AccessLine {
  const { tag, name, quantity, totalQuantity, listed } = line
  const { flag, edition } = MARKS[access]
  const value = listed?.variant.attributes[flag]
  const stated = standardsBehind(flag, figures?.accessStandards)
  const kind = figures?.kind?.kind
  return {
    tag,
    sku: lineCode(line),
    name,
    quantity,
    total: totalQuantity,
    flag: value === true ? 'yes' : value === false ? 'no' : 'not stated',
    standards: stated.map(accessStandardText),
    editionNote: value === true ? editionNote(stated, edition) : '',
    setOuts: setOuts
      .filter((each) => each.access.includes(access) && kind !== undefined && each.kinds.includes(kind))
      .map(({ what, attribute, mm, standard, edition: its, source }) => ({
        what,
        stated: attribute === undefined ? null : statedText(listed, attribute),
        isOfProduct: attribute !== undefined,
        setOut: rangeText(mm),
        standard,
        edition: its,
        source,
      })),
  }
}

function editionNote(stated: readonly AccessStandard[], edition: string | undefined): string {
  if (stated.length === 0) return 'Standard and edition not stated'
  if (edition === undefined || stated.some((each) => each.edition === edition)) return ''
  return `Edition ${edition} not stated, only ${[...new Set(stated.map((each) => each.edition))].join(', ')}`
}

/** Formats a stated attribute with its label: `Pan height 470 mm`. */
function statedText(listed: EvidenceLine['listed'], attribute: AttributeKey): string | null {
  const value = listed?.variant.attributes[attribute]
  const { label, unit } = attributeDefinition(attribute)
  return isShown(value) ? `${label} ${formatAttribute(value, unit)}` : null
}

function rangeText({ from, to }: ComplianceTables['setOuts'][number]['mm']): string {
  if (from === undefined) return `at most ${to} mm`
  if (to === undefined) return `at least ${from} mm`
  return from === to ? `${from} mm` : `${from}–${to} mm`
}
