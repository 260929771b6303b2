import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Specifier } from '#app/features/accounts/rules/access.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { addToStorage } from './account-storage.server.ts'
import { writeTemplateUse } from './template-use.server.ts'
import { MAX_TEMPLATES, type Template, type TemplateRoom } from '@specify/schedule/rooms/templates.ts'

/** Owner of templates: shared ones are the company's, and former members lose their right. */
type Holder = Pick<Specifier, 'accountId' | 'company'>

type TemplateContent = Pick<Template, 'name' | 'rooms' | 'isShared'>

const COLUMNS = ['template_id', 'account_id', 'company_id', 'name', 'rooms'] as const

/** The error for a template that is not there and one of somebody else: indistinguishable. */
function templateNotFound(): AppError {
  return new AppError('not_found', 'This template does not exist or is not yours.')
}

const isOwn = ({ accountId }: Holder) => sql<boolean>`(account_id = ${accountId})`

function isSeen(by: Holder) {
  const companyId = by.company?.companyId ?? null
  return sql<boolean>`((company_id is null and ${isOwn(by)}) or company_id = ${companyId}::uuid)`
}

function isChangeable(by: Holder) {
  return sql<boolean>`(${isSeen(by)} and (${isOwn(by)} or ${by.company?.role === 'admin'}))`
}

/** Lists the account's templates, the last changed first, then its company's. */
export async function listKeptTemplates(db: Database, of: Holder): Promise<Template[]> {
  const rows = await db
    .selectFrom('project_template')
    .select(COLUMNS)
    .where(isSeen(of))
    .orderBy(isOwn(of), 'desc')
    .orderBy('changed_at', 'desc')
    .limit(2 * MAX_TEMPLATES)
    .execute()
  return rows.map((row) => toTemplate(row, of))
}

/** @throws AppError `not_found` where the holder may not know of it. */
export async function findKeptTemplate(db: Database, of: Holder, id: string): Promise<Template> {
  const row = isUuid(id)
    ? await db
        .selectFrom('project_template')
        .select(COLUMNS)
        .where('template_id', '=', id)
        .where(isSeen(of))
        .executeTakeFirst()
    : undefined
  if (!row) throw templateNotFound()
  return toTemplate(row, of)
}

/** @throws AppError `invalid_input` where the account or its company has as many as it may, `forbidden` without one. */
export async function addTemplate(db: Database, of: Holder, template: TemplateContent, now: Date): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    // Two requests at once may not both be the last one.
    await tx.selectFrom('account').select('account_id').where('account_id', '=', of.accountId).forUpdate().execute()
    const { count } = await tx
      .selectFrom('project_template')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('account_id', '=', of.accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_TEMPLATES)
      throw new AppError('invalid_input', `You have ${MAX_TEMPLATES} templates. Delete one before you save another.`)
    const row = await tx
      .insertInto('project_template')
      .values({
        account_id: of.accountId,
        ...valuesOf(template),
        created_at: now,
        changed_at: now,
        use_at: now,
        company_id: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await writeTemplateUse(tx, { ...template, id: row.template_id })
    await addToStorage(tx, { accountId: of.accountId, bytes: valuesOf(template).rooms.length }, now)
    return template.isShared ? share(tx, of, row.template_id) : toTemplate(row, of)
  })
}

/** @throws AppError `not_found` where the holder may not change it, and as `addTemplate`. */
export async function changeTemplate(
  db: Database,
  of: Holder,
  { id, ...template }: Pick<Template, 'id'> & TemplateContent,
  now: Date,
): Promise<Template> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('project_template')
      .set({ ...valuesOf(template), changed_at: now, use_at: now, ...(!template.isShared && { company_id: null }) })
      .where('template_id', '=', id)
      .where(isChangeable(of))
      .returning(COLUMNS)
      .executeTakeFirst()
    if (!row) throw templateNotFound()
    await writeTemplateUse(tx, { ...template, id })
    await addToStorage(tx, { accountId: row.account_id, bytes: valuesOf(template).rooms.length }, now)
    return template.isShared && row.company_id === null ? share(tx, of, id) : toTemplate(row, of)
  })
}

/** @throws AppError `not_found` where the holder may not change it. */
export async function removeTemplate(db: Database, of: Holder, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('project_template')
    .where('template_id', '=', isUuid(id) ? id : NO_TEMPLATE)
    .where(isChangeable(of))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw templateNotFound()
}

async function share(tx: Database, of: Holder, id: string): Promise<Template> {
  // Nobody leaves the company or shares another one meanwhile.
  const company = of.company && (await lockedCompany(tx, of.accountId, of.company.companyId))
  if (!company) throw new AppError('forbidden', 'You are not in a company yet. Invite a colleague first.')
  const { count } = await tx
    .selectFrom('project_template')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_TEMPLATES)
    throw new AppError(
      'invalid_input',
      `Your company has ${MAX_TEMPLATES} templates. Delete one before you share another.`,
    )
  const row = await tx
    .updateTable('project_template')
    .set({ company_id: company })
    .where('template_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toTemplate(row, of)
}

async function lockedCompany(tx: Database, accountId: string, companyId: string): Promise<string | null> {
  await tx.selectFrom('company').select('company_id').where('company_id', '=', companyId).forUpdate().execute()
  const row = await tx
    .selectFrom('company_member')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.company_id ?? null
}

const NO_TEMPLATE = '00000000-0000-0000-0000-000000000000'

const valuesOf = ({ name, rooms }: TemplateContent) => ({ name, rooms: JSON.stringify(rooms) })

interface Row {
  readonly template_id: string
  readonly account_id: string
  readonly company_id: string | null
  readonly name: string
  readonly rooms: object[]
}

function toTemplate(row: Row, { accountId, company }: Holder): Template {
  return {
    id: row.template_id,
    name: row.name,
    isOwn: row.account_id === accountId,
    isShared: row.company_id !== null,
    mayChange: row.account_id === accountId || company?.role === 'admin',
    rooms: row.rooms as TemplateRoom[],
  }
}
