import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { Limit } from '#app/platform/limits/limit.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { colleague, companyPerson } from './access.ts'
import { CHANGE, DONE, Done, ERRORS, SHORT } from './call-parts.server.ts'
import type { CompanyContext } from './company-context.ts'
import { invitedBy } from './company-mails.server.ts'
import { findCompany, listInvitations, listInvites, listMembers } from './company-queries.server.ts'
import { listActivity } from './company-activity.server.ts'
import {
  CompanyName,
  CompanyShape,
  Email,
  EXAMPLE_COMPANY_ID,
  EXAMPLE_INVITE,
  EXAMPLE_INVITE_ID,
  EXAMPLE_MEMBER,
  inviteAnswer,
  InviteShape,
  memberAnswer,
  MemberShape,
  Role,
} from './company-shapes.server.ts'
import { leave, remove, rename, setRole, takeOver } from './member-actions.server.ts'
import { inviteColleague } from './invite-store.server.ts'
import { acceptInvite, declineInvite } from './answer-invite.server.ts'

/** Mails to addresses that somebody types. */
const INVITES: Limit = { name: 'company-invites', points: 30, windowSeconds: 3_600 }
/** Limit per sender and address: each repeated invitation is a mail. */
const INVITES_OF_ADDRESS: Limit = { name: 'company-invite', points: 5, windowSeconds: 86_400 }
/** Limit per address, over all companies. */
const INVITES_OF_RECIPIENT: Limit = { name: 'company-invite recipient', points: 6, windowSeconds: 86_400 }

const invite = defineEndpoint({
  ...CHANGE,
  name: 'company/invite',
  summary:
    'Invites an address to the company of the caller, or renews its invitation: a mail that holds for 14 days. Makes the company, with the caller as its admin, where there is none.',
  input: z.object({ email: Email, role: Role.default('member'), companyName: CompanyName.default('') }),
  described: z.object({
    email: z.email().max(200),
    role: Role.default('member'),
    companyName: z.string().max(100).default('').describe('Of a new company: that of the profile by default'),
  }),
  output: z.object({ isError: Succeeded, invite: InviteShape }),
  example: { input: { email: 'dan@studio.example' }, output: { isError: false, invite: EXAMPLE_INVITE } },
  errors: [...ERRORS, 'already_member', 'too_many_requests'],
  async run(context: CompanyContext, { email, role, companyName }) {
    const { account, actor, db, limits, locale, now, onMail } = context
    const person = companyPerson(actor, account)
    await limits.assertWithin(INVITES, person.accountId)
    await limits.assertWithin(INVITES_OF_ADDRESS, `${person.accountId} ${email}`)
    await limits.assertWithin(INVITES_OF_RECIPIENT, email)
    const name = companyName || account?.companyName || person.name
    const invitation = await inviteColleague(db, person, { email, role, companyName: name, locale }, now)
    onMail()
    return { isError: false as const, invite: inviteAnswer(invitation, now) }
  },
})

const Answer = z.object({
  token: z.string().max(1_000).optional().describe('Of the mail'),
  inviteId: RowId.optional().describe('Instead of the token'),
})
const DescribedAnswer = Answer.extend({ inviteId: SHORT.optional() })

const accept = defineEndpoint({
  ...CHANGE,
  name: 'company/accept',
  summary: 'Accepts an invitation of the address of the caller, who is a member from then on.',
  input: Answer,
  described: DescribedAnswer,
  output: z.object({ isError: Succeeded, company: CompanyShape }),
  example: {
    input: { inviteId: EXAMPLE_INVITE_ID },
    output: { isError: false, company: { id: EXAMPLE_COMPANY_ID, name: 'Studio Lane' } },
  },
  errors: [...ERRORS, 'in_company', 'invite_expired'],
  async run(context: CompanyContext, input) {
    const { account, actor, db, now } = context
    const companyId = await acceptInvite(db, companyPerson(actor, account), answered(context, input), now)
    return { isError: false as const, company: await findCompany(db, companyId) }
  },
})

const decline = defineEndpoint({
  ...CHANGE,
  name: 'company/decline',
  summary: 'Declines an invitation of the address of the caller.',
  input: Answer,
  described: DescribedAnswer,
  output: Done,
  example: { input: { inviteId: EXAMPLE_INVITE_ID }, output: DONE },
  errors: [...ERRORS, 'invite_expired'],
  async run(context: CompanyContext, input) {
    companyPerson(context.actor, context.account)
    await declineInvite(context.db, answered(context, input))
    return DONE
  },
})

function answered({ account, now, tokens }: CompanyContext, { token, inviteId }: z.output<typeof Answer>) {
  const id = token === undefined ? inviteId : invitedBy(tokens, token, now)
  if (id === null) throw new AppError('invite_expired', 'This invitation has expired. Ask for another one.')
  if (id === undefined) throw new AppError('not_found', 'This invitation does not exist.')
  return { inviteId: id, email: canonicalEmail(account?.email ?? '') }
}

const members = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'company/members',
  summary:
    'The company of the caller with its members, for admins with its invitations; and the invitations that the caller has got.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    company: CompanyShape.nullable().describe('Null for who is in none'),
    members: z.array(MemberShape),
    invites: z.array(InviteShape),
    invitations: z.array(InviteShape).describe('For the caller'),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      company: { id: EXAMPLE_COMPANY_ID, name: 'Studio Lane' },
      members: [EXAMPLE_MEMBER],
      invites: [EXAMPLE_INVITE],
      invitations: [],
    },
  },
  errors: ['unauthorized', 'forbidden'],
  async run({ account, actor, db, now }: CompanyContext, _input) {
    const { accountId } = companyPerson(actor, account)
    const company = actor.kind === 'account' ? actor.company : null
    const invitations = await listInvitations(db, canonicalEmail(account?.email ?? ''), now)
    const mine = { isError: false as const, invitations: invitations.map((each) => inviteAnswer(each, now)) }
    if (!company) return { ...mine, company: null, members: [], invites: [] }
    const { companyId, role } = company
    const invites = role === 'admin' ? await listInvites(db, companyId) : []
    return {
      ...mine,
      company: await findCompany(db, companyId),
      members: (await listMembers(db, companyId)).map((each) => memberAnswer(each, accountId)),
      invites: invites.map((each) => inviteAnswer(each, now)),
    }
  },
})

const activity = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'company/activity',
  summary: 'Who did what in the company and on the projects that it shares, the last first.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    activity: z.array(
      z.object({
        who: z.string(),
        what: z.string(),
        projectId: z.string().nullable(),
        projectName: z.string().describe('Empty for what is about the company itself'),
        at: z.string().describe('ISO date and time'),
        times: z.int().describe('How often in a row'),
      }),
    ),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      activity: [
        {
          who: 'Priya Nair',
          what: 'joined the company',
          projectId: null,
          projectName: '',
          at: '2026-03-09T22:10:00.000Z',
          times: 1,
        },
      ],
    },
  },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run({ actor, db }: CompanyContext, _input) {
    const entries = await listActivity(db, colleague(actor).companyId)
    return { isError: false as const, activity: entries.map((each) => ({ ...each, at: each.at.toISOString() })) }
  },
})

export const COMPANY_ACTIONS = [invite, accept, decline, members, remove, setRole, rename, leave, takeOver, activity]
