/** Kinds of water use, with their labels. */
export const WATER_USES = {
  drinking: 'Drinking water',
  bathing: 'Bathing',
  'washing-machines': 'Washing machines',
  flushing: 'Flushing',
  irrigation: 'Irrigation',
  drain: 'Waste water',
} as const
export type WaterUse = keyof typeof WATER_USES

export function isWaterUse(key: string): key is WaterUse {
  return Object.hasOwn(WATER_USES, key)
}

export const ACCESS_USES = {
  accessible: 'Accessible',
  ambulant: 'Ambulant',
  'independent-living': 'Independent living',
} as const
type AccessUse = keyof typeof ACCESS_USES

export function isAccessUse(key: string): key is AccessUse {
  return Object.hasOwn(ACCESS_USES, key)
}

export const HANDS = { left: 'left hand', right: 'right hand', either: 'either hand' } as const
type Hand = keyof typeof HANDS

export function isHand(key: string): key is Hand {
  return Object.hasOwn(HANDS, key)
}

/** A standard of access that a product is stated to meet. */
export interface AccessStandard {
  /** `AS 1428.1` */
  readonly standard: string
  /** `2021` */
  readonly edition: string
  /** `15.2` */
  readonly clause?: string
  readonly use: AccessUse
  readonly hand?: Hand
}

export const MAX_ACCESS_STANDARDS = 10

/** Evidence for building certifiers: of a product, or of one of its variants. */
export interface EvidenceFields {
  readonly waterUse?: WaterUse
  readonly accessStandards?: readonly AccessStandard[]
  /** True if its copper alloys resist dezincification; absent where it is not stated. */
  readonly dezincificationResistant?: boolean
  /** ISO date when the maker last checked the data. */
  readonly dataCheckedOn?: string
}
