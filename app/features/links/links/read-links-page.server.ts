import { dateIn, dateTimeIn } from '@specify/core/market-time.ts'
import type { Project } from '@specify/schedule/model.ts'
import { listRevisions } from '#app/features/revisions/revision-store.server.ts'
import type { LinkContext } from './link-context.ts'
import { rightsText } from '#app/features/projects/access/link-rights.ts'
import { linkState, type LinkState } from './link.ts'
import { listLinks } from './link-store.server.ts'

export interface LinksPage {
  readonly projectId: string
  readonly projectName: string
  readonly isOwn: boolean
  readonly showsPrices: boolean
  /** The last issued first. */
  readonly revisions: readonly (readonly [id: string, label: string])[]
  readonly links: readonly ListedLink[]
}

interface ListedLink {
  readonly id: string
  readonly name: string
  readonly state: LinkState
  /** `Revision B` or `As it is at each opening`. */
  readonly shows: string
  readonly rights: string
  /** `Opened 3 times, last 24 Nov 2026, 10:12`. */
  readonly opened: string
  /** `Until 30 Jun 2026`, `Expired 30 Jun 2026`, `Ended 3 Nov 2026`; empty without an end. */
  readonly end: string
}

export async function readLinksPage(
  { db, now }: Pick<LinkContext, 'db' | 'now'>,
  { projectId, projectName, locale, showPricesOnPdf }: Project,
): Promise<Omit<LinksPage, 'isOwn'>> {
  const market = { code: locale }
  const [links, revisions] = [await listLinks(db, projectId), await listRevisions(db, projectId)]
  return {
    projectId,
    projectName,
    showsPrices: showPricesOnPdf,
    revisions: revisions.map(({ id, label, purpose }) => [id, `Revision ${label}, ${purpose}`] as const),
    links: links.map((link) => {
      const state = linkState(link, now)
      const { expiresAt, revokedAt, lastOpenedAt, opened } = link
      const times = opened === 1 ? 'once' : `${opened} times`
      return {
        id: link.id,
        name: link.name,
        state,
        shows: link.revisionLabel === null ? 'The schedule as it stands' : `Revision ${link.revisionLabel}`,
        rights: rightsText(link),
        opened: lastOpenedAt ? `Opened ${times}, last ${dateTimeIn(market, lastOpenedAt)}` : 'Not opened yet',
        end:
          revokedAt !== null
            ? `Ended ${dateIn(market, revokedAt)}`
            : expiresAt !== null
              ? `${state === 'expired' ? 'Expired' : 'Until'} ${dateIn(market, new Date(expiresAt.getTime() - 1))}`
              : '',
      }
    }),
  }
}
