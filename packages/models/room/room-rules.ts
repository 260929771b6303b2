import { attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { productKind, type ProductKind } from '../product-kinds.ts'

/** A fact of a product, by an attribute that it states. */
interface PartFact {
  readonly attribute: AttributeKey
  readonly is?: boolean | undefined
  readonly atLeast?: number | undefined
  readonly atMost?: number | undefined
}

/** Something that a room usually has. */
interface UsualPart {
  /** `WC pan with a backrest` */
  readonly what: string
  readonly kinds: readonly ProductKind[]
  readonly count: number
  readonly facts: readonly PartFact[]
  /** One for the left and one for the right. */
  readonly eachHand: boolean
  /** The part is usual only beside one of these. */
  readonly beside: readonly ProductKind[]
  readonly clause: string
}

/** The usual parts of rooms with one of the marks, or, without a mark, with one of the words in their name. */
export interface RoomRule {
  readonly access: readonly RoomAccess[]
  readonly names: readonly string[]
  readonly markets: readonly Locale[]
  readonly source: string
  readonly parts: readonly UsualPart[]
}

export interface RoomToCheck {
  readonly name: string
  readonly access?: RoomAccess | undefined
  readonly pieces: readonly {
    /** Null for lines that are not from the catalogue, and for products that it no longer has. */
    readonly listed: CodedVariant | null
    readonly quantity: number
  }[]
}

export type PartState = 'here' | 'not stated' | 'missing'

export interface PartCheck {
  readonly what: string
  readonly state: PartState
  /** SKUs of the products that are or may be the part. */
  readonly skus: readonly string[]
  /** `Tap holes is not stated`; empty where nothing is open. */
  readonly remark: string
  readonly clause: string
  readonly source: string
}

/** Compares a room with what such a room usually has. Nothing in it says that a room complies. */
export function checkRoomParts(room: RoomToCheck, rules: readonly RoomRule[], locale: Locale): PartCheck[] {
  const pieces = room.pieces.flatMap(({ listed, quantity }) =>
    listed ? [{ ...listed, quantity, kind: kindOf(listed.product) }] : [],
  )
  const unknown = room.pieces.length - pieces.length
  return rules
    .filter((rule) => rule.markets.includes(locale) && isFor(rule, room))
    .flatMap(({ parts, source }) =>
      parts
        .filter(({ beside }) => beside.length === 0 || pieces.some(({ kind }) => beside.includes(kind)))
        .map((part) => ({
          ...withUnknown(checkPart(part, pieces), unknown),
          what: part.what,
          clause: part.clause,
          source,
        })),
    )
}

/** A line without a product may be the part: its words are not compared. */
function withUnknown(check: Pick<PartCheck, 'state' | 'skus' | 'remark'>, unknown: number) {
  if (check.state !== 'missing' || unknown === 0) return check
  const lines = `${countOf(unknown, 'line')} without a product ${unknown === 1 ? 'is' : 'are'} not compared`
  return { ...check, state: 'not stated' as const, remark: [check.remark, lines].filter(Boolean).join('; ') }
}

const kinds = new WeakMap<Product, ProductKind>()

/** A schedule has thousands of lines of a few hundred products. */
function kindOf(product: Product): ProductKind {
  const kind = kinds.get(product) ?? productKind(product)
  kinds.set(product, kind)
  return kind
}

function isFor({ access, names }: RoomRule, room: RoomToCheck): boolean {
  if (room.access) return access.includes(room.access)
  const words = ` ${room.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return names.some((name) => words.includes(` ${name.toLowerCase()} `))
}

type Piece = CodedVariant & { readonly quantity: number; readonly kind: ProductKind }

function checkPart(part: UsualPart, pieces: readonly Piece[]): Pick<PartCheck, 'state' | 'skus' | 'remark'> {
  const ofKind = pieces.filter(({ kind }) => part.kinds.includes(kind))
  const judged = ofKind.map((piece) => ({ piece, facts: part.facts.map((fact) => isStated(fact, piece)) }))
  const sound = judged.filter(({ facts }) => facts.every((fact) => fact === true)).map(({ piece }) => piece)
  const open = judged.filter(({ facts }) => facts.includes(null) && !facts.includes(false))
  const skusOf = (list: readonly Piece[]) => [...new Set(list.map(({ variant }) => variant.sku))]
  const sum = (list: readonly Piece[]) => list.reduce((total, { quantity }) => total + quantity, 0)
  if (part.eachHand ? hasBothHands(sound) : sum(sound) >= part.count)
    return { state: 'here', skus: skusOf(sound), remark: '' }
  const possible = [...sound, ...open.map(({ piece }) => piece)]
  if (open.length > 0 && (part.eachHand ? hasBothHands(possible) : sum(possible) >= part.count)) {
    const names = part.facts.filter((_, at) => open.some(({ facts }) => facts[at] === null)).map(labelOf)
    return { state: 'not stated', skus: skusOf(possible), remark: `${[...new Set(names)].join(', ')} is not stated` }
  }
  return { state: 'missing', skus: skusOf(ofKind), remark: remarkOn(part, ofKind, sum(sound)) }
}

/** Says why the products of the kind are not the part. */
function remarkOn({ facts, eachHand, count }: UsualPart, ofKind: readonly Piece[], sound: number): string {
  if (ofKind.length === 0) return ''
  if (eachHand && sound > 0) return 'the other hand is missing'
  if (sound > 0) return `${sound} of ${count}`
  const failed = facts.filter((fact) => ofKind.every((piece) => isStated(fact, piece) === false))
  return failed.map((fact) => `${labelOf(fact)} ${wanted(fact)}`).join(', ')
}

function wanted({ is, atLeast, atMost }: PartFact): string {
  if (is !== undefined) return is ? 'is not stated with yes' : 'is stated with yes'
  return atLeast === undefined ? `is more than ${atMost}` : `is less than ${atLeast}`
}

const labelOf = ({ attribute }: PartFact) => attributeDefinition(attribute).label

/** A pair of hands is two products that name one another, or one that has no hand, twice. */
function hasBothHands(pieces: readonly Piece[]): boolean {
  const counts = new Map<string, number>()
  for (const { variant, quantity } of pieces) counts.set(variant.sku, (counts.get(variant.sku) ?? 0) + quantity)
  return pieces.some(({ variant: { sku, handedTwin } }) =>
    handedTwin === undefined ? (counts.get(sku) ?? 0) > 1 : counts.has(handedTwin),
  )
}

/** Null where the product does not state the attribute. */
function isStated({ attribute, is, atLeast, atMost }: PartFact, { variant }: Piece): boolean | null {
  const value: unknown = variant.attributes[attribute]
  if (value === undefined || value === null || value === '') return null
  if (is !== undefined) return value === is
  const figure = Number(value)
  if (!Number.isFinite(figure)) return null
  return (atLeast === undefined || figure >= atLeast) && (atMost === undefined || figure <= atMost)
}
