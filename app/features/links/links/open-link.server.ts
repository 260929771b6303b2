import { perMinute } from '#app/platform/limits/limit.ts'
import type { LinkContext } from './link-context.ts'
import { findOpenLink, noteOpening, type OpenLink } from './link-store.server.ts'

/** Pages and calls together: more than people need. */
const LIMIT = perMinute('link', 1_200)
const LINK_LIMIT = perMinute('link by link', 1_200)

/** The link of a token. @throws AppError as `findOpenLink`, and `too_many_requests`. */
export async function openLink(
  { clientAddress, db, limits, now }: Pick<LinkContext, 'clientAddress' | 'db' | 'limits' | 'now'>,
  token: string,
): Promise<OpenLink> {
  await limits.assertWithin(LIMIT, clientAddress)
  // However many addresses it is opened from.
  await limits.assertWithin(LINK_LIMIT, token)
  return findOpenLink(db, token, now)
}

/** Counts an opening, unless the owner looks at what others will see. */
export async function countOpening({ actor, db, now }: Pick<LinkContext, 'actor' | 'db' | 'now'>, link: OpenLink) {
  if (actor.kind === 'account' && actor.accountId === link.owner.accountId) return
  await noteOpening(db, link, now)
}
