import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { nameInSubject } from '@specify/core/text/subject-name.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { findProject } from '#app/features/projects/store/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import { isStopped, stopNote } from '#app/platform/mail/mail-stops.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { HAND_OVER_MAIL } from '#app/features/projects/access/hand-over-mail.ts'
import { INVITE_MAIL, REMOVED_MAIL, type CompanyMailKind } from './company-mail-kind.ts'
import { findInvite } from './company-queries.server.ts'

const SCOPE = 'company:invite'

/** The invitation of a token; null for one that is invalid or has expired. */
export function invitedBy(tokens: TokenSigner, token: string, now: Date): string | null {
  const claims = tokens.verify(token, now)
  const id = claims?.['scope'] === SCOPE ? claims['sub'] : null
  return typeof id === 'string' && isUuid(id) ? id : null
}

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
  readonly tokens: TokenSigner
}

/** A mail about a company; null where its recipient wants none, or where it is no longer needed. */
export async function writeCompanyMail(
  mail: WaitingMail & { readonly kind: CompanyMailKind },
  context: MailContext,
  now: Date,
): Promise<Letter | null> {
  const { db, publicUrl } = context
  const market = MARKETS[mail.locale as Locale]
  const subscription = { email: mail.recipient, topic: 'company' as const }
  if (await isStopped(db, subscription)) return null
  const words = await WORDS[mail.kind](mail, context, now)
  if (!words) return null
  const stop = stopNote({ ...context, locale: market.code }, subscription, now)
  const email: EmailContent = { ...words, notes: [...words.notes, stop] }
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email, sender }
}

type Words = (mail: WaitingMail, context: MailContext, now: Date) => Promise<EmailContent | null>

const WORDS: Readonly<Record<CompanyMailKind, Words>> = {
  [INVITE_MAIL]: async ({ about, locale }, { db, publicUrl, tokens }, now) => {
    const invite = about ? await findInvite(db, about) : null
    if (!invite || invite.expiresAt <= now) return null
    const market = MARKETS[locale as Locale]
    const seconds = Math.ceil((invite.expiresAt.getTime() - now.getTime()) / 1_000)
    const token = tokens.sign({ sub: invite.id, scope: SCOPE }, now, seconds)
    return {
      subject: `${nameInSubject(invite.invitedBy, 'Somebody')} invites you to ${nameInSubject(invite.companyName, 'a company')} on Specify`,
      heading: `Join ${invite.companyName}`,
      paragraphs: [
        `${invite.invitedBy} invites you to share projects with ${invite.companyName}.`,
        'You see what colleagues share, and they see what you share: your own projects stay yours alone until you share them.',
      ],
      action: {
        label: 'See the invitation',
        href: absoluteHref(publicUrl, routes.account.company.href({ locale: market.code, token })),
      },
      notes: [
        `Sign in or register with this address to accept. The invitation holds until ${dateIn({ code: market.code }, invite.expiresAt)}.`,
        'If you do not know the sender, ignore this email: nothing happens until you accept.',
      ],
    }
  },
  /** Tells a former member what they lose and keep. */
  [REMOVED_MAIL]: async ({ about, locale }, { publicUrl }) => ({
    subject: `You are no longer in ${about ?? 'your company'} on Specify`,
    heading: 'Your projects are yours alone',
    paragraphs: [
      `An admin has ended your place in ${about ?? 'your company'}. Projects that are shared with it stay there.`,
      'Projects that you have not shared are yours as before.',
    ],
    action: { label: 'See your projects', href: absoluteHref(publicUrl, routes.projects.list.path({ locale })) },
    notes: ['You get this email only once, because it changes what you can open.'],
  }),
  [HAND_OVER_MAIL]: async ({ about, accountId, locale }, { db, publicUrl }) => {
    const project = about ? await findProject(db, about) : null
    if (!project || project.accountId !== accountId) return null
    return handOverEmail(project, { publicUrl, locale })
  },
}

/** The email to the new owner of a project, without the link that stops such emails. */
export function handOverEmail(
  { projectId, projectName }: { readonly projectId: string; readonly projectName: string },
  { publicUrl, locale }: { readonly publicUrl: string; readonly locale: string },
): EmailContent {
  return {
    subject: `${projectName} is yours now`,
    heading: `${projectName} was handed over to you`,
    paragraphs: ['From now on you decide who else can see and change it. Its links, comments and revisions carry on.'],
    action: { label: 'Open the project', href: absoluteHref(publicUrl, stepHref(locale, 'edit', projectId, 3)) },
    notes: ['You get this email only once, because you are its owner now.'],
  }
}
