import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { EditableProject } from '#app/features/projects/access/access.ts'
import { lockAccess } from '#app/features/projects/store/commands.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OpenLink } from '../links/link-store.server.ts'
import { countRemarks, selectRemarks, toRemark } from './read-remarks.server.ts'
import { MAX_REMARKS, type Remark, type RemarkKind, type RemarkSubject } from './remark.ts'
import { remarkMailFor } from './remark-mail-queue.server.ts'

interface GivenRemark {
  readonly kind: RemarkKind
  readonly text: string
  readonly author: string
  readonly address: string | null
  readonly lineItemId: string | null
  readonly parentId: string | null
  readonly subject: RemarkSubject
}

/**
 * Keeps what a recipient says, and has its owner sent a mail. @throws AppError `not_found` for a thread that is not of
 * this link; `invalid_input` where a project has as many as it may have.
 */
export async function addRemark(db: Database, opened: OpenLink, remark: GivenRemark, now: Date): Promise<Remark> {
  const { link, projectId, owner, locale } = opened
  return db.transaction().execute(async (tx) => {
    await assertRoom(tx, projectId)
    if (remark.parentId !== null) await threadOf(tx, remark.parentId, { linkId: link.id, projectId })
    const mailId = await remarkMailFor(tx, { ...owner, locale }, now)
    const { remark_id: id } = await tx
      .insertInto('project_remark')
      .values({
        ...columns(remark),
        project_id: projectId,
        link_id: link.id,
        revision_id: link.revisionId,
        is_owner: false,
        created_at: now,
        mail_id: mailId,
      })
      .returning('remark_id')
      .executeTakeFirstOrThrow()
    return toRemark(await selectRemarks(tx, projectId).where('remark_id', '=', id).executeTakeFirstOrThrow())
  })
}

/** Answers the first remark of a thread, for its owner. @throws AppError `not_found` */
export async function answerRemark(
  db: Database,
  project: EditableProject,
  { remarkId, text, author }: { readonly remarkId: string; readonly text: string; readonly author: string },
  now: Date,
): Promise<void> {
  const { projectId } = project
  await db.transaction().execute(async (tx) => {
    await lockAccess(tx, project)
    await assertRoom(tx, projectId)
    const thread = await threadOf(tx, remarkId, { projectId })
    await tx
      .insertInto('project_remark')
      .values({
        project_id: projectId,
        link_id: thread.link_id,
        parent_id: remarkId,
        line_item_id: thread.line_item_id,
        revision_id: thread.revision_id,
        kind: 'comment',
        text,
        author,
        is_owner: true,
        place: thread.place,
        sku: thread.sku,
        name: thread.name,
        quantity: thread.quantity,
        bound: thread.bound,
        created_at: now,
        mail_id: null,
      })
      .execute()
  })
}

/** Marks the first remark of a thread as resolved, or as open again. @throws AppError `not_found` */
export async function resolveRemark(
  db: Database,
  project: EditableProject,
  { remarkId, isResolved }: { readonly remarkId: string; readonly isResolved: boolean },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccess(tx, project)
    await threadOf(tx, remarkId, { projectId: project.projectId })
    await tx
      .updateTable('project_remark')
      .set({ resolved_at: isResolved ? sql`coalesce(resolved_at, ${now})` : null })
      .where('remark_id', '=', remarkId)
      .execute()
  })
}

async function assertRoom(tx: Database, projectId: string): Promise<void> {
  if ((await countRemarks(tx, projectId)) >= MAX_REMARKS)
    throw new AppError('invalid_input', `A project takes ${MAX_REMARKS} comments at most.`)
}

async function threadOf(tx: Database, remarkId: string, within: { linkId?: string; projectId: string }) {
  const row = await tx
    .selectFrom('project_remark')
    .selectAll()
    .where('remark_id', '=', remarkId)
    .where('project_id', '=', within.projectId)
    .where('parent_id', 'is', null)
    .$if(within.linkId !== undefined, (query) => query.where('link_id', '=', within.linkId!))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This comment does not exist.')
  return row
}

function columns({ kind, text, author, address, lineItemId, parentId, subject }: GivenRemark) {
  const { place, sku, name, quantity, bound } = subject
  return {
    kind,
    text,
    author,
    address,
    line_item_id: lineItemId,
    parent_id: parentId,
    place,
    sku,
    name,
    quantity,
    bound,
  }
}
