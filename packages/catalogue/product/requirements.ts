interface KindLabel {
  readonly label: string
  /** Names in a sentence, singular and plural. */
  readonly one: string
  readonly many: string
}

/** Kinds of requirements, in display order. */
export const REQUIREMENT_KINDS = {
  'in-wall-body': { label: 'In-wall body', one: 'in-wall body', many: 'in-wall bodies' },
  tap: { label: 'Tap or mixer', one: 'tap or mixer', many: 'taps or mixers' },
  handles: { label: 'Tap handles', one: 'set of tap handles', many: 'sets of tap handles' },
  spout: { label: 'Spout', one: 'spout', many: 'spouts' },
  waste: { label: 'Waste', one: 'waste', many: 'wastes' },
  trap: { label: 'Trap', one: 'trap', many: 'traps' },
  pan: { label: 'Toilet pan', one: 'toilet pan', many: 'toilet pans' },
  cistern: { label: 'Cistern', one: 'cistern', many: 'cisterns' },
  frame: { label: 'Frame', one: 'frame', many: 'frames' },
  'flush-plate': { label: 'Flush plate or button', one: 'flush plate', many: 'flush plates' },
  seat: { label: 'Seat', one: 'seat', many: 'seats' },
  valve: { label: 'Valve', one: 'valve', many: 'valves' },
  hose: { label: 'Hose', one: 'hose', many: 'hoses' },
  arm: { label: 'Shower arm', one: 'shower arm', many: 'shower arms' },
  'power-supply': { label: 'Power supply', one: 'power supply', many: 'power supplies' },
  fixings: { label: 'Fixings', one: 'set of fixings', many: 'sets of fixings' },
} as const satisfies Record<string, KindLabel>

export type RequirementKind = keyof typeof REQUIREMENT_KINDS

export const MAX_REQUIREMENTS = 20
/** SKUs that meet one requirement. */
export const MAX_CANDIDATES = 50

/** One of a kind is needed for each of a product; any of the SKUs will do. The first leads. */
export interface Requirement {
  readonly kind: RequirementKind
  readonly anyOf: readonly string[]
}

export function isRequirementKind(kind: string): kind is RequirementKind {
  return Object.hasOwn(REQUIREMENT_KINDS, kind)
}

/** Lists a product's requirements; empty for feeds that state none. */
export function requirementsOf(product: { readonly requires?: readonly Requirement[] }): readonly Requirement[] {
  return product.requires ?? []
}

/** The candidate in the colour of the product that needs it, else the first. */
export function leadingCandidate<Candidate extends { readonly colour: string | null }>(
  candidates: readonly Candidate[],
  colour: string | null,
): Candidate | undefined {
  return candidates.find((each) => each.colour !== null && each.colour === colour) ?? candidates[0]
}
