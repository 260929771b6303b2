import { z } from 'zod'
import { readIssued } from '#app/features/exports/summary/issued-summary.server.ts'
import { openLink } from '#app/features/links/links/open-link.server.ts'
import { readLinkedProject } from '#app/features/links/links/linked-schedule.server.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { findOwnerCompany } from '#app/features/projects/store/queries.server.ts'
import { withoutAllowances } from '@specify/schedule/free-lines/allowances.ts'
import type { Project } from '@specify/schedule/model.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { ReportContext } from './report-context.ts'
import type { EvidenceSchedule } from './schedule.ts'
import { admitRevision, readProject } from '#app/features/projects/store/read-project.server.ts'

/** The part of an input that names the schedule: `z.object({ ...SCHEDULE_INPUT, format })`. */
export const SCHEDULE_INPUT = {
  projectId: RowId.optional().describe('Left out where a link names the project'),
  revisionId: RowId.optional().describe('A revision, with the products of its day; left out: the project as it is'),
  token: z.string().min(1).max(100).optional().describe('Of a link, which then decides what is shown'),
}

export const UNIT_TYPE_INPUT = {
  unitTypeId: z
    .union([z.literal('common'), RowId])
    .optional()
    .describe('The rooms of this type alone, or the common areas'),
}

export const SCHEDULE_EXAMPLE = { projectId: EXAMPLE_ID }

export const SCHEDULE_ERRORS = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'not_found',
  'link_expired',
  'link_revoked',
  'too_many_requests',
] as const

interface ScheduleRequest {
  readonly projectId?: string | undefined
  readonly revisionId?: string | undefined
  readonly token?: string | undefined
}

type ScheduleContext = Pick<
  ReportContext,
  'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'limits' | 'now' | 'request' | 'visibility'
>

const ALL_RIGHTS = { prices: true, notes: true, files: true }

/**
 * The schedule that a call names, with the rights of its reader: those of an account to its project, or those that the
 * link gives to its recipient, who sees what the public sees.
 * @throws AppError one of `SCHEDULE_ERRORS`.
 */
export async function readSchedule(context: ScheduleContext, request: ScheduleRequest): Promise<EvidenceSchedule> {
  if (request.token !== undefined) return readLinked(context, request.token)
  const { catalogue, db, now, visibility } = context
  const { projectId = '', revisionId } = request
  if (revisionId !== undefined) await admitRevision(context, revisionId)
  const project = await readProject(context, projectId)
  const company = await findOwnerCompany(db, project)
  const own = {
    rights: ALL_RIGHTS,
    company,
    source: { projectId: project.projectId, ...(revisionId !== undefined && { revisionId }) },
  }
  if (revisionId === undefined)
    return { ...own, project, reader: projectReader(catalogue, visibility), revision: null, dataAt: now }
  const issued = await readIssued({ db, visibility }, project.projectId, revisionId)
  const { revision, reader } = issued
  return {
    ...own,
    company: issued.company ?? company,
    project: issued.project,
    reader,
    revision,
    dataAt: revision.issuedAt,
  }
}

async function readLinked(context: ScheduleContext, token: string): Promise<EvidenceSchedule> {
  const opened = await openLink(context, token)
  const { project, reader, revision, company } = await readLinkedProject(context, opened)
  const { prices, notes, files } = opened.link
  const priced = prices ? project : { ...project, rooms: withoutAllowances(project.rooms) }
  return {
    project: notes ? priced : withoutNotes(priced),
    reader,
    revision,
    dataAt: revision?.issuedAt ?? context.now,
    rights: { prices, notes, files },
    company,
    source: { token },
  }
}

/** No report of a link that withholds notes can print one. */
function withoutNotes(project: Project): Project {
  const rooms = project.rooms.map((room) => ({
    ...room,
    note: '',
    items: room.items.map((item) => ({ ...item, note: '' })),
  }))
  return { ...project, rooms }
}
