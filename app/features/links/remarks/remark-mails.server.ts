import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { kindText, type RemarkKind } from './remark.ts'
import { mailChoiceHref } from './mail-choice.server.ts'

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
  readonly tokens: TokenSigner
}

const MOST_LISTED = 12

/** Writes the mail about comments since the last one to the projects' owner; null where none is left. */
export async function writeRemarkMail(
  { mailId, accountId, locale }: WaitingMail,
  { db, publicUrl, tokens }: MailContext,
  now: Date,
): Promise<Letter | null> {
  const remarks = await db
    .selectFrom('project_remark')
    .innerJoin('project', 'project.project_id', 'project_remark.project_id')
    .innerJoin('project_link', 'project_link.link_id', 'project_remark.link_id')
    .select(['project.project_id', 'project.project_name', 'project.locale', 'project_link.name as link_name'])
    .select(['kind', 'parent_id', 'text', 'author', 'sku', 'project_remark.name', 'place'])
    .where('mail_id', '=', mailId)
    .where('project.deleted_at', 'is', null)
    .orderBy('project_remark.created_at')
    .execute()
  const [first, ...others] = remarks
  if (!first || accountId === null) return null
  const market = MARKETS[locale as Locale]
  const words = remarkEmail([first, ...others], { publicUrl, locale: market.code })
  const stop = {
    label: 'Stop these emails',
    href: mailChoiceHref({ publicUrl, locale: market.code, tokens }, accountId, now),
  }
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email: { ...words, notes: [...words.notes, stop] }, sender }
}

/** The email about new comments, without the link that stops such emails. */
export function remarkEmail(
  remarks: readonly [Said, ...Said[]],
  { publicUrl, locale }: { readonly publicUrl: string; readonly locale: Locale },
): EmailContent {
  const [first] = remarks
  const projects = new Set(remarks.map((each) => each.project_id))
  const about = projects.size === 1 ? first.project_name : countOf(projects.size, 'project')
  const lines = [...new Set(remarks.slice(0, MOST_LISTED).map((each) => toLine(each, projects.size > 1)))]
  const more = remarks.length - lines.length
  return {
    subject: `${countOf(remarks.length, 'new comment')} on ${about}`,
    heading: `New on ${about}`,
    paragraphs: [...lines, ...(more > 0 ? [`And ${countOf(more, 'other')}.`] : [])],
    action: {
      label: 'See and answer',
      href:
        projects.size === 1
          ? absoluteHref(
              publicUrl,
              routes.projects.comments.href({ locale: first.locale, projectId: first.project_id }),
            )
          : absoluteHref(publicUrl, routes.projects.list.path({ locale })),
    },
    notes: ['You get at most one of these emails an hour.'],
  }
}

interface Said {
  readonly project_id: string
  readonly locale: string
  readonly kind: RemarkKind
  readonly parent_id: string | null
  readonly author: string
  readonly link_name: string
  readonly project_name: string
  readonly place: string
  readonly sku: string
  readonly name: string
  readonly text: string
}

/** `Question by Dan (Harbour Plumbing), Basin Mixer 96340C6AF, Type A, Ensuite 1: Which spout?` */
function toLine(
  { kind, parent_id: parentId, author, link_name: link, text, ...of }: Said,
  namesProject: boolean,
): string {
  const subject = of.sku === '' ? 'the whole schedule' : [`${of.name} ${of.sku}`, of.place].filter(Boolean).join(', ')
  const where = namesProject ? `${of.project_name}: ${subject}` : subject
  const head = `${kindText({ kind, parentId })} by ${author} (${link}), ${where}`
  return text === '' ? `${head}.` : `${head}: ${text}`
}
