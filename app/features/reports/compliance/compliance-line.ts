import { lineCode, type EvidenceLine } from '../schedule.ts'
import type { ProductFigures } from './product-figures.ts'

export interface LinePlace {
  /** Empty for common areas. */
  readonly unitType: string
  readonly room: string
  /** Per unit. */
  readonly quantity: number
  readonly units: number
}

/** A product under one tag, wherever it stands. Null is not stated. */
export interface ComplianceLine extends Omit<ProductFigures, 'kind' | 'accessStandards'> {
  readonly tag: string
  readonly sku: string
  readonly name: string
  readonly kind: string | null
  readonly isInCatalogue: boolean
  /** Left out for products. */
  readonly isFree?: true
  readonly isDiscontinued: boolean
  readonly places: readonly LinePlace[]
  readonly total: number
}

const NOTHING_STATED: ProductFigures = {
  kind: null,
  accessStandards: [],
  finish: '',
  size: '',
  hand: '',
  option: '',
  variantText: '',
  waterUse: null,
  leadFree: 'not stated',
  dezincificationResistant: 'not stated',
  stars: null,
  registration: null,
  flow: null,
  fullFlush: null,
  halfFlush: null,
  averageFlush: null,
  licence: null,
  standards: [],
  dataCheckedOn: null,
}

export function toLine(
  same: readonly EvidenceLine[],
  line: EvidenceLine,
  figures: ProductFigures | null,
): ComplianceLine {
  const { tag, name, listed, free } = line
  const { kind, accessStandards: _beside, ...stated } = figures ?? NOTHING_STATED
  return {
    tag,
    sku: lineCode(line),
    name,
    kind: kind?.kind ?? null,
    ...stated,
    isInCatalogue: figures !== null,
    ...(free && { isFree: true as const }),
    isDiscontinued: listed?.product.status === 'discontinued',
    places: same.map(({ room, unitType, quantity, units }) => ({
      unitType: unitType?.name ?? '',
      room: room.name,
      quantity,
      units,
    })),
    total: same.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0),
  }
}
