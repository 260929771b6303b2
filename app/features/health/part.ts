/** `off`: not set up, and not needed. */
export type PartState = 'ok' | 'off' | 'warning' | 'failing'

/** A part of a server, or something that it needs. */
export interface Part {
  readonly name: string
  readonly state: PartState
  /** Plain words without names, addresses of people or secrets. */
  readonly text: string
}

/** A folder below the data directory. */
export interface Folder {
  readonly name: string
  readonly bytes: number
  /** It has more: counting was given up. */
  readonly isMore: boolean
}

/** The worst state of some parts. */
export function worstOf(parts: readonly Pick<Part, 'state'>[]): PartState {
  const ranks: readonly PartState[] = ['failing', 'warning']
  return ranks.find((rank) => parts.some(({ state }) => state === rank)) ?? 'ok'
}
