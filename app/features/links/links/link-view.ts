import type { Money } from '@specify/core/money.ts'
import type { SummaryCover } from '#app/features/exports/summary/summary-cover.ts'
import type { Summary, SummaryLine } from '#app/features/exports/summary/summary.ts'
import { allowanceParts } from '@specify/schedule/free-lines/allowances.ts'
import type { FreeLine } from '@specify/schedule/free-lines/free-line.ts'
import type { UnitSide } from '@specify/schedule/hands/unit-hands.ts'
import { unitTypeText } from '#app/features/exports/summary/summary-groups.ts'
import type { LinkRights } from '#app/features/projects/access/link-rights.ts'
import type { FindLinked, LinkedProduct } from './link-products.ts'
import type { LinkTalk } from '../remarks/link-talk.ts'

/** The page of a link's recipient: nothing of customers and accounts, and nothing that the link withholds. */
export interface LinkView {
  readonly name: string
  readonly rights: LinkRights
  readonly confirmAddress: boolean
  /** Null where it shows the project as it is. */
  readonly revision: LinkRevision | null
  /** The last issue, where it is a later one than the link shows. */
  readonly newer: { readonly label: string; readonly issuedAt: string } | null
  readonly cover: Pick<
    SummaryCover,
    'projectName' | 'subtitle' | 'projectType' | 'location' | 'preparedBy' | 'changedAt'
  >
  /** Pieces in every unit. */
  readonly quantity: number
  readonly total?: Money | null
  /** A sentence about allowances, which the total leaves out; absent without any, and on links without prices. */
  readonly allowances?: string
  /** Example: `RRP in AUD, incl. GST, as of 22 Nov 2026`; empty without prices. */
  readonly priceBasis: string
  readonly hasTypes: boolean
  readonly notIncluded: number
  /** Pieces without a twin for units of the other hand; absent where there are none. */
  readonly withoutTwin?: number
  readonly places: readonly LinkPlace[]
  readonly part: LinkPart
  readonly talk: LinkTalk
}

export interface LinkRevision {
  readonly label: string
  readonly purpose: string
  readonly issuedAt: string
}

export interface LinkPlace {
  /** `Type A × 40`, `Common areas`; empty for projects without types. */
  readonly type: string
  readonly room: string
  /** The element of its room. */
  readonly id: string
  /** The part that it begins in, from 1. */
  readonly part: number
  readonly lines: number
}

export interface LinkPart {
  /** Starts at 1. */
  readonly number: number
  readonly count: number
  readonly words: string
  /** Lines that have all the words, of the whole schedule. */
  readonly lines: number
  readonly rooms: readonly LinkRoom[]
  readonly products: Readonly<Record<string, LinkProduct>>
}

export interface LinkRoom {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly note: string
  readonly lines: readonly LinkLine[]
}

export interface LinkLine {
  readonly id: string
  readonly tag: string
  readonly sku: string
  readonly name: string
  readonly note: string
  /** The label of the revision that changed it. */
  readonly mark?: string | undefined
  /** Per unit. */
  readonly quantity: number
  readonly units: number
  /** The hand of its units, of a line in handed units. */
  readonly side?: UnitSide | undefined
  /** True for the twin of the line before it, which has the comments of both. */
  readonly isTwin?: boolean | undefined
  /** `No right hand in Chrome: 15 not included` */
  readonly missing?: string | undefined
  readonly totalQuantity: number
  /** Prices of one piece and of all units; absent on links without prices, null where none is shown. */
  readonly unitPrice?: Money | null
  readonly totalPrice?: Money | null
  /** Details of a line that is not from the catalogue. */
  readonly free?: LinkFree | undefined
}

export interface LinkFree {
  readonly maker: string
  readonly suppliedBy: string
  readonly installedBy: string
  readonly link: string
  /** Texts of the allowance over all units; absent on links without prices, null where there is none. */
  readonly allowanceText?: { readonly amount: string; readonly kind: string; readonly per: string } | null
}

export interface LinkProduct extends LinkedProduct {
  /** Relative to the market. */
  readonly path: string
}

/** Lines of one part: as many as a phone takes at once. A longer room goes on in the next. */
const PART_LINES = 300

interface PartRequest {
  /** Starts at 1. */
  readonly part: number
  readonly words: string
}

interface Readable {
  readonly summary: Summary
  readonly rights: LinkRights
  readonly productOf: FindLinked
}

/** The rooms of a schedule in the parts that pages show; with words, those of its lines that have all of them. */
export function linkParts(
  { summary, rights, productOf }: Readable,
  { part, words }: PartRequest,
): Pick<LinkView, 'places' | 'part'> {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (line: SummaryLine) => {
    const { tag, sku, name, room, type } = line
    const { brand, variantText } = line.free
      ? { brand: line.free.maker, variantText: line.product.variantText }
      : productOf(sku)
    const note = rights.notes ? line.note : ''
    const text = [tag, sku, name, room, type, note, brand, variantText].join(' ').toLowerCase()
    return terms.every((word) => text.includes(word))
  }
  const rooms = summary.rooms.flatMap((room, index) => {
    const lines = terms.length === 0 ? room.lines : room.lines.filter(has)
    return lines.length === 0 ? [] : [{ room, id: `room-${index + 1}`, lines }]
  })
  const parts: LinkRoom[][] = [[]]
  const places: LinkPlace[] = []
  const shownLines = new Map<string, SummaryLine>()
  let free = PART_LINES
  for (const { room, id, lines } of rooms) {
    const type = summary.hasTypes ? unitTypeText(room.unitType) : ''
    for (let from = 0; from < lines.length;) {
      // A room begins a new part where it does not fit, unless no part would hold it.
      if (free === 0 || (from === 0 && free < PART_LINES && lines.length > free)) {
        parts.push([])
        free = PART_LINES
      }
      if (from === 0) places.push({ type, room: room.name, id, part: parts.length, lines: lines.length })
      const partLines = lines.slice(from, from + free)
      if (parts.length === part) for (const line of partLines) if (!line.free) shownLines.set(line.sku, line)
      parts.at(-1)!.push({
        id: from === 0 ? id : `${id}-${from}`,
        type,
        name: room.name,
        note: rights.notes ? room.note : '',
        lines: partLines.map((line) => toLine(line, rights)),
      })
      from += partLines.length
      free -= partLines.length
    }
  }
  return {
    places,
    part: {
      number: part,
      count: parts.length,
      words,
      lines: rooms.reduce((sum, { lines }) => sum + lines.length, 0),
      rooms: parts[part - 1] ?? [],
      products: Object.fromEntries(
        Array.from(shownLines, ([sku, { path }]) => {
          const product = productOf(sku)
          return [sku, { ...product, path, files: rights.files ? product.files : [] }]
        }),
      ),
    },
  }
}

function toLine(line: SummaryLine, { notes, prices }: LinkRights): LinkLine {
  const { id, tag, sku, name, note, mark, quantity, units, totalQuantity, unitPrice, totalPrice } = line
  return {
    id,
    tag,
    sku,
    name,
    note: notes ? note : '',
    ...(mark !== undefined && { mark }),
    quantity,
    units,
    ...(line.side && { side: line.side }),
    ...(line.twinOf !== undefined && { isTwin: true }),
    ...(line.missing !== undefined && { missing: line.missing }),
    totalQuantity,
    ...(prices && { unitPrice, totalPrice }),
    ...(line.free && { free: toFree(line.free, line, prices) }),
  }
}

function toFree(free: FreeLine, counts: Pick<SummaryLine, 'quantity' | 'units'>, hasPrices: boolean): LinkFree {
  const { maker, suppliedBy, installedBy, link } = free
  return { maker, suppliedBy, installedBy, link, ...(hasPrices && { allowanceText: allowanceParts(free, counts) }) }
}
