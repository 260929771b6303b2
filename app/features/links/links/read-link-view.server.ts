import { allowancesNote } from '#app/features/exports/summary/summary.ts'
import { priceBasis } from '#app/features/exports/summary/summary-cover.ts'
import type { Revision } from '@specify/schedule/revisions/revision.ts'
import type { LinkContext } from './link-context.ts'
import { readLinkedSchedule } from './linked-schedule.server.ts'
import type { OpenLink } from './link-store.server.ts'
import { linkTalk } from '../remarks/link-talk.ts'
import { linkParts, type LinkView } from './link-view.ts'
import { listLastRemarks, NO_REMARKS } from '../remarks/read-remarks.server.ts'

interface ViewRequest {
  readonly part: number
  readonly words: string
  /** The subject to comment on: a line's id, or `project`. */
  readonly on?: string | null
}

/**
 * Reads a link's page with the visibility of the public.
 * @throws AppError `not_found` where its project is deleted.
 */
export async function readLinkView(
  context: Pick<LinkContext, 'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'now' | 'request'>,
  opened: OpenLink,
  request: ViewRequest,
): Promise<LinkView> {
  const { link, locale } = opened
  const { name, prices, notes, files, comments, approval } = link
  const rights = { prices, notes, files, comments, approval }
  const { cover, summary, subjects, revision, newer, productOf } = await readLinkedSchedule(context, opened)
  const allowances = allowancesNote(summary)
  const { projectName, subtitle, projectType, location, preparedBy, changedAt } = cover
  const parts = linkParts({ summary, rights, productOf }, request)
  const shownIds = new Set(parts.part.rooms.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const on = request.on ?? null
  const remarks =
    comments || approval ? await listLastRemarks(context.db, opened.projectId, { linkId: link.id, on }) : NO_REMARKS
  return {
    name,
    rights,
    confirmAddress: link.confirmAddress,
    revision: revision && toLinkRevision(revision),
    newer: newer && { label: newer.label, issuedAt: newer.issuedAt.toISOString() },
    cover: { projectName, subtitle, projectType, location, preparedBy, changedAt },
    quantity: summary.quantity,
    ...(prices && { total: summary.total }),
    ...(prices && allowances !== '' && { allowances }),
    priceBasis: prices ? priceBasis(locale, revision?.issuedAt ?? context.now) : '',
    hasTypes: summary.hasTypes,
    notIncluded: summary.notIncluded,
    ...(summary.withoutTwin !== undefined && { withoutTwin: summary.withoutTwin }),
    ...parts,
    talk: linkTalk({ ...remarks, subjects, shown: shownIds, on }),
  }
}

function toLinkRevision({ label, purpose, issuedAt }: Revision): NonNullable<LinkView['revision']> {
  return { label, purpose, issuedAt: issuedAt.toISOString() }
}
