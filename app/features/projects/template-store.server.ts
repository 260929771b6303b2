import { AppError } from '#app/core/app-error.ts'
import { isUuid } from '#app/core/uuid.ts'
import type { OwnAccountId } from '#app/features/accounts/access.ts'
import type { Database } from '#app/platform/database.server.ts'
import { MAX_TEMPLATES, type Template, type TemplateRoom } from './templates.ts'

/** The error for a template that is not there and one of another account: indistinguishable. */
function templateNotFound(): AppError {
  return new AppError('not_found', 'This template does not exist or is not yours.')
}

type OwnTemplate = Pick<Template, 'name' | 'rooms'>

/** The last changed first. */
export async function listOwnTemplates(db: Database, accountId: OwnAccountId): Promise<Template[]> {
  const rows = await db
    .selectFrom('project_template')
    .select(['template_id', 'name', 'rooms'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .limit(MAX_TEMPLATES)
    .execute()
  return rows.map(toTemplate)
}

/** @throws AppError `not_found` where it is not the account's. */
export async function findOwnTemplate(db: Database, accountId: OwnAccountId, id: string): Promise<Template> {
  const row = isUuid(id)
    ? await db
        .selectFrom('project_template')
        .select(['template_id', 'name', 'rooms'])
        .where('template_id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined
  if (!row) throw templateNotFound()
  return toTemplate(row)
}

/** @throws AppError `invalid_input` where the account has as many as it may. */
export async function addTemplate(
  db: Database,
  accountId: OwnAccountId,
  { name, rooms }: OwnTemplate,
  now: Date,
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    // Two requests at once may not both be the last one.
    await tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
    const { count } = await tx
      .selectFrom('project_template')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_TEMPLATES)
      throw new AppError('invalid_input', `You have ${MAX_TEMPLATES} templates. Delete one before you save another.`)
    const row = await tx
      .insertInto('project_template')
      .values({ account_id: accountId, name, rooms: JSON.stringify(rooms), created_at: now, changed_at: now })
      .returning(['template_id', 'name', 'rooms'])
      .executeTakeFirstOrThrow()
    return toTemplate(row)
  })
}

/** @throws AppError `not_found` where it is not the account's. */
export async function changeTemplate(
  db: Database,
  accountId: OwnAccountId,
  { id, name, rooms }: Pick<Template, 'id'> & OwnTemplate,
  now: Date,
): Promise<Template> {
  const row = await db
    .updateTable('project_template')
    .set({ name, rooms: JSON.stringify(rooms), changed_at: now })
    .where('template_id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['template_id', 'name', 'rooms'])
    .executeTakeFirst()
  if (!row) throw templateNotFound()
  return toTemplate(row)
}

/** @throws AppError `not_found` where it is not the account's. */
export async function removeTemplate(db: Database, accountId: OwnAccountId, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('project_template')
    .where('template_id', '=', isUuid(id) ? id : NO_TEMPLATE)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw templateNotFound()
}

const NO_TEMPLATE = '00000000-0000-0000-0000-000000000000'

function toTemplate(row: { readonly template_id: string; readonly name: string; readonly rooms: object[] }): Template {
  return { id: row.template_id, name: row.name, isOwn: true, rooms: row.rooms as TemplateRoom[] }
}
