import { isUuid } from '#app/core/uuid.ts'
import { dateIn } from '#app/features/markets/market-time.ts'
import { MARKETS, type Locale, type Market } from '#app/features/markets/model.ts'
import { stepHref } from '#app/features/projects/builder/builder-step.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { letterHtml, type Letter } from '#app/platform/mail/letter.server.tsx'
import { letterText } from '#app/platform/mail/letter-text.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/signed-token.server.ts'
import { findInvite } from './company-queries.server.ts'
import { companyHref } from './company-href.ts'

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

/** An invitation; null where it has been taken back or answered. */
export async function writeInviteMail(
  { about, locale }: WaitingMail,
  { db, publicUrl, tokens }: MailContext,
  now: Date,
) {
  const invite = about ? await findInvite(db, about) : null
  if (!invite || invite.expiresAt <= now) return null
  const market = MARKETS[locale as Locale]
  const seconds = Math.ceil((invite.expiresAt.getTime() - now.getTime()) / 1_000)
  const token = tokens.sign({ sub: invite.id, scope: SCOPE }, now, seconds)
  const letter: Letter = {
    subject: `${invite.invitedBy} invites you to ${invite.companyName} on Specify`,
    heading: `Join ${invite.companyName}`,
    paragraphs: [
      `${invite.invitedBy} invites you to share projects with ${invite.companyName}.`,
      'You see what colleagues share, and they see what you share: your own projects stay yours alone until you share them.',
    ],
    action: { label: 'See the invitation', href: `${publicUrl}${companyHref(market.code, { token })}` },
    notes: [
      `Sign in or register with this address to accept. The invitation holds until ${dateIn({ code: market.code }, invite.expiresAt)}.`,
      'If you do not know the sender, ignore this mail: nothing happens until you accept.',
    ],
  }
  return written(letter, publicUrl, market)
}

/** To a former member: what they lose, and what they keep. */
export function writeRemovedMail({ about, locale }: WaitingMail, { publicUrl }: Pick<MailContext, 'publicUrl'>) {
  const market = MARKETS[locale as Locale]
  const letter: Letter = {
    subject: `You are no longer in ${about ?? 'your company'} on Specify`,
    heading: 'Your projects are yours alone',
    paragraphs: [
      `An admin has ended your place in ${about ?? 'your company'}. Projects that are shared with it stay there.`,
      'Projects that you have not shared are yours as before.',
    ],
    action: { label: 'See your projects', href: `${publicUrl}/${market.code}/project-builder/` },
    notes: ['You get this mail once, because it changes what you can open.'],
  }
  return written(letter, publicUrl, market)
}

/** To the new owner of a project; null where it is gone. */
export async function writeHandOverMail(
  { about, accountId, locale }: WaitingMail,
  { db, publicUrl }: Pick<MailContext, 'db' | 'publicUrl'>,
) {
  const project = about ? await findProject(db, about) : null
  if (!project || project.accountId !== accountId) return null
  const market = MARKETS[locale as Locale]
  const letter: Letter = {
    subject: `${project.projectName} is yours now`,
    heading: `${project.projectName} was handed over to you`,
    paragraphs: [
      'You decide from now on who else sees it and who changes it. Its links, comments and revisions go on.',
    ],
    action: { label: 'Open the project', href: `${publicUrl}${stepHref(market.code, 'edit', project.projectId, 3)}` },
    notes: ['You get this mail once, because you are its owner now.'],
  }
  return written(letter, publicUrl, market)
}

function written(letter: Letter, publicUrl: string, { code, language }: Market) {
  const sender = { siteUrl: `${publicUrl}/${code}/`, language }
  return { subject: letter.subject, html: letterHtml(letter, sender), text: letterText(letter, sender) }
}
