import type { Visibility } from '@specify/core/actor.ts'
import { openFindingsText } from '@specify/schedule/checks/finding-text.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { toBuilderProject, type BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { readRevisionMarks } from '#app/features/revisions/compare-states.server.ts'
import type { ChangeKind } from '#app/features/revisions/compare-schedules.ts'
import type { RevisionMarks } from '#app/features/revisions/revision-marks.ts'
import type { Project } from '@specify/schedule/model.ts'
import { frozenReader } from '#app/features/revisions/freeze-products.ts'
import { readPicturedRevision } from '#app/features/revisions/picture-store.server.ts'
import type { IssuedProject } from '#app/features/revisions/revision-store.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { coverOf, priceBasis, type SummaryCover } from './summary-cover.ts'
import { summaryProducts } from './summary-products.ts'
import type { SummaryProducts } from './summary.ts'

/** A revision as its page and its exports show it: with the names and prices of the day it was issued. */
export interface IssuedSummary {
  readonly revision: { readonly id: string; readonly label: string; readonly note: string; readonly openText: string }
  readonly project: BuilderProject
  readonly cover: SummaryCover
  readonly products: SummaryProducts
  readonly priceBasis: string
  readonly marks: RevisionMarks
}

interface IssuedReader {
  readonly db: Database
  readonly visibility: Visibility
}

interface IssuedRequest {
  readonly revisionId: string
  /** The owner's current company, for revisions that do not store one. */
  readonly company: string
}

/** `project` is one that the reader may see. @throws AppError `not_found` where it has no such revision. */
export async function readIssuedSummary(
  { db, visibility }: IssuedReader,
  { projectId }: Project,
  { revisionId, company }: IssuedRequest,
): Promise<IssuedSummary> {
  const { revision, project, reader, marks, ...issued } = await readIssued({ db, visibility }, projectId, revisionId)
  return {
    revision: {
      id: revision.id,
      label: revision.label,
      note: revision.note,
      openText: openFindingsText(revision.findings),
    },
    project: toBuilderProject(project, reader),
    cover: coverOf(project, { isInternalUser: visibility === 'internal', company: issued.company ?? company }),
    products: summaryProducts(project, reader),
    priceBasis: priceBasis(project.locale, revision.issuedAt),
    marks,
  }
}

/**
 * A revision of a project with the products of its day. Changes of the hidden kinds mark no line.
 * @throws AppError `not_found` where the project has no such revision.
 */
export async function readIssued(
  { db, visibility }: IssuedReader,
  projectId: string,
  revisionId: string,
  hiddenChanges: readonly ChangeKind[] = [],
) {
  const issued = await readPicturedRevision(db, projectId, revisionId)
  const { revision, products, ownerCompany: company } = issued
  const marks = await readRevisionMarks({ db, visibility }, issued, hiddenChanges)
  return { revision, company, project: asIssued(issued), reader: frozenReader(products, visibility), marks }
}

/** Its version is what it was issued as: `Revision B, For tender, 9 Mar 2026`. */
function asIssued({ revision, project }: IssuedProject): Project {
  const { label, purpose, issuedAt } = revision
  const day = dateIn({ code: project.locale }, issuedAt)
  return { ...project, projectVersion: `Revision ${label}, ${purpose}, ${day}` }
}
