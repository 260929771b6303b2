import { AppError } from '@specify/core/app-error.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { readIssued } from '#app/features/exports/summary/issued-summary.server.ts'
import { coverOf, type SummaryCover } from '#app/features/exports/summary/summary-cover.ts'
import { toSummary, type Summary } from '#app/features/exports/summary/summary.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { toBuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { Project } from '@specify/schedule/model.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { RevisionMarks } from '#app/features/revisions/revision-marks.ts'
import { findLastRevision } from '#app/features/revisions/revision-store.server.ts'
import type { Revision } from '@specify/schedule/revisions/revision.ts'
import type { LinkContext } from './link-context.ts'
import { linkedProducts, UNKNOWN_PRODUCT, type FindLinked } from './link-products.ts'
import type { OpenLink } from './link-store.server.ts'
import { remarkSubjects } from '../remarks/remark-subjects.server.ts'
import type { RemarkSubjects } from '../remarks/remark.ts'
import { withoutCustomer, hiddenChanges } from './link-redaction.ts'
import { admitRevision, loadProject } from '#app/features/projects/store/read-project.server.ts'

type Context = Pick<LinkContext, 'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'now' | 'request'>

/** All that a link shows, before what its recipient looks for: the same for every part and for all words. */
export interface LinkedSchedule {
  readonly cover: SummaryCover
  readonly revision: Revision | null
  readonly newer: Revision | null
  readonly summary: Summary
  readonly subjects: RemarkSubjects
  readonly productOf: FindLinked
}

/** Links whose schedules are cached; one of 2,000 lines takes about 2 MB. */
const MOST_KEPT = 8
/** Long enough for somebody who turns its pages and searches it. */
const KEPT_MS = 60_000
const keptOf = new WeakMap<object, LruCache<string, Promise<LinkedSchedule>>>()

/**
 * The cache key of a link's schedule, besides the catalogue. The day decides about prices, the company about covers of
 * revisions that store none.
 */
export function linkedState({ link, locale, owner, schedule, lastRevisionId }: OpenLink, now: Date): string {
  return JSON.stringify([link.id, schedule, lastRevisionId, owner.company, dateIn({ code: locale }, now)])
}

/**
 * The schedule of a link, read once for recipients who read it together: 2,000 lines take a tenth of a second, each
 * search of them a hundredth. @throws AppError `not_found` where its project has gone.
 */
export function readLinkedSchedule(context: Context, opened: OpenLink): Promise<LinkedSchedule> {
  const cache = keptOf.getOrInsertComputed(context.catalogue, () => new LruCache(MOST_KEPT))
  const state = linkedState(opened, context.now)
  const cached = cache.get(state)
  if (cached) return cached
  const schedule = read(context, opened)
  cache.set(state, schedule)
  schedule.then(
    () => setTimeout(() => cache.delete(state), KEPT_MS).unref(),
    () => cache.delete(state),
  )
  return schedule
}

async function read(context: Context, opened: OpenLink): Promise<LinkedSchedule> {
  const { project, company, reader, revision, newer, marks } = await readLinkedProject(context, opened)
  const { unitTypes, rooms, products } = toBuilderProject(project, reader)
  const summary = toSummary({ unitTypes, rooms }, products, {}, marks)
  return {
    cover: coverOf(project, { isInternalUser: false, company }),
    revision,
    newer,
    summary,
    subjects: remarkSubjects(project),
    productOf: preload(linkedProducts(reader, project.locale, revision ? reader : context.catalogue), summary),
  }
}

/** Looks the schedule's products up in advance, without holding a revision's whole products. */
function preload(find: FindLinked, { rooms }: Summary): FindLinked {
  const skus = rooms.flatMap(({ lines }) => lines.flatMap(({ sku, free }) => (free ? [] : sku)))
  const products = new Map(skus.map((sku) => [sku, find(sku)]))
  return (sku) => products.get(sku) ?? UNKNOWN_PRODUCT
}

interface LinkedProject {
  readonly project: Project
  /** The owner's company when the revision was issued. */
  readonly company: string
  readonly reader: ProjectReader
  readonly revision: Revision | null
  readonly newer: Revision | null
  readonly marks: RevisionMarks
}

/** The project that a link shows, without its customer. @throws AppError `not_found` where it has gone. */
export async function readLinkedProject(
  context: Omit<Context, 'now'>,
  { link, owner, projectId }: OpenLink,
): Promise<LinkedProject> {
  const { catalogue, db } = context
  if (link.revisionId === null) {
    const project = await loadProject(context, projectId)
    if (!project) throw new AppError('not_found', 'This project no longer exists.')
    const reader = projectReader(catalogue, 'public')
    return { project: withoutCustomer(project), company: owner.company, reader, revision: null, newer: null, marks: {} }
  }
  await admitRevision(context, link.revisionId)
  const issued = await readIssued({ db, visibility: 'public' }, projectId, link.revisionId, hiddenChanges(link))
  const last = await findLastRevision(db, projectId)
  const newer = last && last.id !== link.revisionId && last.issuedAt > issued.revision.issuedAt ? last : null
  return { ...issued, company: issued.company ?? owner.company, project: withoutCustomer(issued.project), newer }
}
