import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { projectNotFound, type OwnProject } from './access.ts'
import { lockAccess } from '../store/commands.server.ts'
import { HAND_OVER_MAIL } from './hand-over-mail.ts'
import { holdMember } from './member-row.server.ts'
import { noteCompanyEvent } from './company-events.server.ts'

/**
 * Makes a colleague the owner of a project. @throws AppError `invalid_input` for somebody who is no colleague, and as
 * the right to it.
 */
export async function handOverProject(db: Database, own: OwnProject, to: string, now: Date): Promise<void> {
  const { projectId, accountId, company } = own
  await db.transaction().execute(async (tx) => {
    const row = await lockAccess(tx, own)
    const colleague = company && (await holdMember(tx, company.companyId, to))
    if (!company || !colleague) throw new AppError('invalid_input', 'accountId: must be a colleague of your company')
    if (to === accountId) return
    await setOwner(tx, { projectId, from: accountId, to })
    const mail = {
      kind: HAND_OVER_MAIL,
      recipient: colleague.email,
      accountId: to,
      locale: row.locale,
      about: projectId,
    }
    await enqueueMail(tx, mail, now)
    const what = `handed the project over to ${colleague.name}`
    await noteCompanyEvent(tx, { companyId: company.companyId, projectId, accountId, what }, now)
  })
}

interface Admin {
  readonly accountId: string
  readonly companyId: string
}

/**
 * Makes an admin the owner of a project whose owner has left. @throws AppError `not_found` where the company has no
 * such project, `conflict` while its owner is a member.
 */
export async function takeOverProject(
  db: Database,
  { accountId, companyId }: Admin,
  projectId: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const project = await tx
      .selectFrom('project')
      .select(['account_id'])
      .where('project_id', '=', projectId)
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!project) throw projectNotFound()
    if (project.account_id === accountId) return
    const owner = await holdMember(tx, companyId, project.account_id)
    if (owner !== null) throw new AppError('conflict', `This project is ${owner.name}’s, who can hand it over.`)
    await setOwner(tx, { projectId, from: project.account_id, to: accountId })
    await noteCompanyEvent(tx, { companyId, projectId, accountId, what: 'took the project over' }, now)
  })
}

async function setOwner(
  tx: Database,
  { projectId, from, to }: { readonly projectId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('project').set({ account_id: to }).where('project_id', '=', projectId).execute()
  // Links without a maker were the owner's.
  await tx
    .updateTable('project_link')
    .set({ account_id: from })
    .where('project_id', '=', projectId)
    .where('account_id', 'is', null)
    .execute()
}
