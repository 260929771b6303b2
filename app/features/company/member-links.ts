/** Open links of one person to projects of the company, as the screens list them. */
export interface MemberLinks {
  readonly total: number
  /** The last made first, `MOST_LISTED_LINKS` of them. */
  readonly listed: readonly ListedLink[]
}

export interface ListedLink {
  readonly id: string
  /** The recipient's name. */
  readonly name: string
  readonly project: string
  /** `Revision B`; empty for the project as it is. */
  readonly revision: string
  /** `Prices, files`. */
  readonly shows: string
}

export const MOST_LISTED_LINKS = 20
export const NO_LINKS: MemberLinks = { total: 0, listed: [] }

/** Handling of a member's links when the membership ends; they end by default. */
export const LINK_ENDINGS = ['end', 'takeOver'] as const
export type LinkEnding = (typeof LINK_ENDINGS)[number]
