import { readIssued } from '#app/features/exports/issued-summary.server.ts'
import { coverOf, priceBasis } from '#app/features/exports/summary-cover.ts'
import { toSummary } from '#app/features/exports/summary.ts'
import { AppError } from '#app/core/app-error.ts'
import { toBuilderProject } from '#app/features/projects/builder/builder-project.ts'
import { NO_CUSTOMER, type Project } from '#app/features/projects/model.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/project-reader.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import type { ChangeKind } from '#app/features/projects/revisions/compare-schedules.ts'
import type { RevisionMarks } from '#app/features/projects/revisions/revision-marks.ts'
import type { Revision } from '#app/features/projects/revisions/revision.ts'
import { findLastRevision } from '#app/features/projects/revisions/revision-store.server.ts'
import type { LinkRights } from './link.ts'
import type { LinkContext } from './link-context.ts'
import { linkedProducts } from './link-products.ts'
import type { OpenLink } from './link-store.server.ts'
import { linkTalk } from './link-talk.ts'
import { listRemarks } from './remark-store.server.ts'
import { remarkSubjects } from './remark-subjects.server.ts'
import { linkParts, type LinkView } from './link-view.ts'

interface Asked {
  readonly part: number
  readonly words: string
  /** What somebody wants to speak of: the id of a line, or `project`. */
  readonly on?: string | null
}

/** What a recipient sees: as the public. @throws AppError `not_found` where its project has gone. */
export async function readLinkView(
  context: Pick<LinkContext, 'catalogue' | 'db' | 'now'>,
  found: OpenLink,
  asked: Asked,
): Promise<LinkView> {
  const { link } = found
  const { name, prices, notes, files, comments, approval } = link
  const rights = { prices, notes, files, comments, approval }
  const { project, company, reader, revision, newer, marks } = await readLinkedProject(context, found)
  const { locale } = project
  const { unitTypes, rooms, products } = toBuilderProject(project, reader)
  const summary = toSummary({ unitTypes, rooms }, products, {}, marks)
  const { projectName, subtitle, projectType, location, preparedBy, changedAt } = coverOf(project, {
    isInternalUser: false,
    company,
  })
  const productOf = linkedProducts(reader, locale, revision ? reader : context.catalogue)
  const parts = linkParts({ summary, rights, productOf }, asked)
  const shown = new Set(parts.part.rooms.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const remarks = comments || approval ? await listRemarks(context.db, found.projectId, { linkId: link.id }) : []
  return {
    name,
    rights,
    confirmAddress: link.confirmAddress,
    revision: revision && toLinkRevision(revision),
    newer: newer && { label: newer.label, issuedAt: newer.issuedAt.toISOString() },
    cover: { projectName, subtitle, projectType, location, preparedBy, changedAt },
    quantity: summary.quantity,
    ...(prices && { total: summary.total }),
    priceBasis: prices ? priceBasis(locale, revision?.issuedAt ?? context.now) : '',
    hasTypes: summary.hasTypes,
    notIncluded: summary.notIncluded,
    ...parts,
    talk: linkTalk({ remarks, subjects: remarkSubjects(project), shown, on: asked.on }),
  }
}

interface LinkedProject {
  readonly project: Project
  /** Of its owner, of the day that a revision was issued. */
  readonly company: string
  readonly reader: ProjectReader
  readonly revision: Revision | null
  readonly newer: Revision | null
  readonly marks: RevisionMarks
}

/** The project that a link shows, without its customer. @throws AppError `not_found` where it has gone. */
export async function readLinkedProject(
  { catalogue, db }: Pick<LinkContext, 'catalogue' | 'db'>,
  { link, owner, projectId }: OpenLink,
): Promise<LinkedProject> {
  if (link.revisionId === null) {
    const project = await findProject(db, projectId)
    if (!project) throw new AppError('not_found', 'This project no longer exists.')
    const reader = projectReader(catalogue, 'public')
    return { project: withoutCustomer(project), company: owner.company, reader, revision: null, newer: null, marks: {} }
  }
  const issued = await readIssued({ db, visibility: 'public' }, projectId, link.revisionId, hiddenChanges(link))
  const last = await findLastRevision(db, projectId)
  const newer = last && last.id !== link.revisionId && last.issuedAt > issued.revision.issuedAt ? last : null
  return { ...issued, company: issued.company ?? owner.company, project: withoutCustomer(issued.project), newer }
}

function withoutCustomer(project: Project): Project {
  return { ...project, customer: NO_CUSTOMER, opportunityNumber: '' }
}

/** A mark for a change of what is not shown would tell of it. */
function hiddenChanges({ prices, notes }: LinkRights): ChangeKind[] {
  return [...(prices ? [] : ['price' as const]), ...(notes ? [] : ['note' as const])]
}

function toLinkRevision({ label, purpose, issuedAt }: Revision): NonNullable<LinkView['revision']> {
  return { label, purpose, issuedAt: issuedAt.toISOString() }
}
