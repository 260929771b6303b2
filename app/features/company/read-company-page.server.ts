import type { Actor } from '@specify/core/actor.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import { dateIn, dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { CompanyPage, OwnCompany } from './company-page.ts'
import { ROLE_TEXT, type Activity, type CompanyInvite } from './company.ts'
import { invitedBy } from './company-mails.server.ts'
import {
  countShared,
  countSharedTemplates,
  findCompany,
  listInvitations,
  listInvites,
  listMembers,
  listRemaining,
} from './company-queries.server.ts'
import { listMemberLinks } from './member-links.server.ts'
import { NO_LINKS } from './member-links.ts'
import { listActivity } from './company-activity.server.ts'

interface Reader extends Pick<RequestContext, 'db' | 'now' | 'tokens'> {
  readonly actor: Extract<Actor, { kind: 'account' }>
  readonly account: Account
}

export async function readCompanyPage(reader: Reader, locale: Locale, token: string | null): Promise<CompanyPage> {
  const { account, actor, db, now, tokens } = reader
  const invitations = await listInvitations(db, canonicalEmail(account.email), now)
  const invite = token === null ? null : invitedBy(tokens, token, now)
  const isThere = token === null || invitations.some(({ id }) => id === invite)
  const own = actor.company && (await readOwn(reader, locale, actor.company))
  return {
    suggestedName: account.companyName,
    invitations: invitations.map((each) => toListedInvite(each, locale, now)),
    problem:
      isThere || own
        ? ''
        : `This invitation is not for ${account.email}, or has been answered, withdrawn or has expired.`,
    company: own,
  }
}

async function readOwn(
  { actor: { accountId }, db, now }: Reader,
  locale: Locale,
  { companyId, role }: NonNullable<Reader['actor']['company']>,
): Promise<OwnCompany> {
  const isAdmin = role === 'admin'
  const [{ name }, members, invites, remaining, activity, projects, templates, links] = await Promise.all([
    findCompany(db, companyId),
    listMembers(db, companyId),
    isAdmin ? listInvites(db, companyId) : [],
    isAdmin ? listRemaining(db, companyId) : [],
    listActivity(db, companyId),
    countShared(db, companyId, accountId),
    countSharedTemplates(db, companyId, accountId),
    listMemberLinks(db, { companyId, accountId: isAdmin ? null : accountId }, now),
  ])
  return {
    name,
    isAdmin,
    isAlone: members.length === 1,
    links: links.get(accountId) ?? NO_LINKS,
    isLastAdmin:
      isAdmin && members.length > 1 && members.every((each) => each.role === 'member' || each.accountId === accountId),
    shared: [projects && countOf(projects, 'project'), templates && countOf(templates, 'template')]
      .filter(Boolean)
      .join(' and '),
    members: members.map(({ joinedAt, ...member }) => ({
      ...member,
      joined: dateIn({ code: locale }, joinedAt),
      isYou: member.accountId === accountId,
      links: (isAdmin && links.get(member.accountId)) || NO_LINKS,
    })),
    invites: invites.map((each) => toListedInvite(each, locale, now)),
    remaining: remaining.map(({ projectId, projectName, owner }) => ({ projectId, name: projectName, owner })),
    activity: activity.map((each, index) => toShown(each, index, locale)),
  }
}

function toListedInvite(
  { id, companyName, email, invitedBy: by, role, expiresAt }: CompanyInvite,
  locale: Locale,
  now: Date,
) {
  const end = expiresAt <= now ? 'expired' : `until ${dateIn({ code: locale }, expiresAt)}`
  return { id, companyName, email, invitedBy: by, role: ROLE_TEXT[role], end }
}

function toShown({ who, what, projectId, projectName, at, times }: Activity, index: number, locale: Locale) {
  const words = `${who || 'Somebody'} ${what}${times > 1 ? `, ${times} times` : ''}`
  const project = projectId === null ? null : { name: projectName, href: stepHref(locale, 'view', projectId, 3) }
  return { key: `${at.getTime()}-${index}`, text: words, project, at: dateTimeIn({ code: locale }, at) }
}
