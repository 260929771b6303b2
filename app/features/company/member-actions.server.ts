import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { takeOverProject } from '#app/features/projects/access/hand-over.server.ts'
import { ProjectId, Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { admin, colleague } from './access.ts'
import { CHANGE, DONE, Done, ERRORS, SHORT } from './call-parts.server.ts'
import type { CompanyContext } from './company-context.ts'
import { CompanyName, EXAMPLE_COMPANY_ID, EXAMPLE_MEMBER_ID, Links, Role } from './company-shapes.server.ts'
import { withdrawInvite } from './invite-store.server.ts'
import { leaveCompany, removeMember, renameCompany, setMemberRole } from './member-store.server.ts'

export const remove = defineEndpoint({
  ...CHANGE,
  name: 'company/remove',
  summary:
    'An admin ends a membership, or takes an invitation back. Access ends with the next request; what the person has shared stays with the company. Links that the person made end, unless the admin takes them over.',
  input: z.object({ accountId: RowId.optional(), inviteId: RowId.optional(), links: Links }),
  described: z.object({
    accountId: SHORT.optional(),
    inviteId: SHORT.optional().describe('Instead of accountId'),
    links: Links,
  }),
  output: Done,
  example: { input: { accountId: EXAMPLE_MEMBER_ID }, output: DONE },
  errors: [...ERRORS, 'conflict'],
  async run({ actor, db, locale, now, onMail }: CompanyContext, { accountId, inviteId, links }) {
    const by = admin(actor)
    if (inviteId !== undefined) await withdrawInvite(db, by, inviteId)
    else if (accountId !== undefined) await removeMember(db, by, { accountId, locale, links }, now)
    else throw new AppError('not_found', 'This person is not in your company.')
    onMail()
    return DONE
  },
})

export const setRole = defineEndpoint({
  ...CHANGE,
  name: 'company/setRole',
  summary: 'An admin makes a member an admin, or an admin a member.',
  input: z.object({ accountId: RowId, role: Role }),
  output: Done,
  example: { input: { accountId: EXAMPLE_MEMBER_ID, role: 'admin' }, output: DONE },
  errors: [...ERRORS, 'last_admin'],
  async run({ actor, db, now }: CompanyContext, input) {
    await setMemberRole(db, admin(actor), input, now)
    return DONE
  },
})

export const rename = defineEndpoint({
  ...CHANGE,
  name: 'company/rename',
  summary: 'An admin names the company.',
  input: z.object({ name: CompanyName.min(1, 'is missing') }),
  described: z.object({ name: SHORT }),
  output: Done,
  example: { input: { name: 'Studio Lane' }, output: DONE },
  errors: ERRORS,
  async run({ actor, db, now }: CompanyContext, { name }) {
    await renameCompany(db, admin(actor), name, now)
    return DONE
  },
})

export const leave = defineEndpoint({
  ...CHANGE,
  name: 'company/leave',
  summary:
    'Ends the membership of the caller. What they have shared stays with the company, where an admin can take it over. Links that they made end, unless they leave them to an admin.',
  input: z.object({ links: Links }),
  output: Done,
  example: { input: {}, output: DONE },
  errors: [...ERRORS, 'conflict', 'last_admin'],
  async run({ actor, db, now }: CompanyContext, { links }) {
    await leaveCompany(db, colleague(actor), links, now)
    return DONE
  },
})

export const takeOver = defineEndpoint({
  ...CHANGE,
  name: 'company/takeOver',
  summary: 'An admin becomes the owner of a shared project whose owner has left.',
  input: z.object({ id: ProjectId }),
  output: z.object({ isError: Succeeded, id: z.string() }),
  example: { input: { id: EXAMPLE_COMPANY_ID }, output: { isError: false, id: EXAMPLE_COMPANY_ID } },
  errors: [...ERRORS, 'conflict'],
  async run({ actor, db, now }: CompanyContext, { id }) {
    await takeOverProject(db, admin(actor), id, now)
    return { isError: false as const, id }
  },
})
