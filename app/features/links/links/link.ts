import type { LinkRights } from '#app/features/projects/access/link-rights.ts'

/** A link to a project or one of its revisions, for one recipient. */
export interface ProjectLink extends LinkTerms {
  readonly id: string
  /** Null where it shows the project as it is. */
  readonly revisionLabel: string | null
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly opened: number
  readonly lastOpenedAt: Date | null
}

export interface LinkTerms extends LinkRights {
  /** The recipient's name, up to `MAX_LINK_NAME_LENGTH` characters. */
  readonly name: string
  /** Null for the project as it is. */
  readonly revisionId: string | null
  /** Null for none. */
  readonly expiresAt: Date | null
  readonly confirmAddress: boolean
}

export const MAX_LINK_NAME_LENGTH = 100
export const MAX_LINKS = 500

export type LinkState = 'open' | 'expired' | 'revoked'

export function linkState(
  { expiresAt, revokedAt }: Pick<ProjectLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): LinkState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}
