import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { emailHtml, type EmailContent } from '#app/platform/mail/email.server.tsx'
import { emailText } from '#app/platform/mail/email-text.ts'
import { isStopped, stopNote } from '#app/platform/mail/mail-stops.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { newsLetter, type NewsLine } from './news-letter.ts'
import { NEWS_TOPIC, type NewsKind, type ProductNews } from './product-news.ts'
import { listNewsProjects } from './recipients.server.ts'
import { readSkuState } from './sku-state.ts'
import { readWanted } from './wanted-skus.ts'

interface LetterContext {
  readonly db: Database
  readonly catalogue: CatalogueState
  readonly publicUrl: string
}

/** A letter as its recipient gets it now, with their projects alone. Null where they have none with these products any more. */
export async function composeLetter(
  { db, catalogue, publicUrl }: LetterContext,
  news: ProductNews,
  { accountId, locale }: { readonly accountId: string; readonly locale: Locale },
): Promise<EmailContent | null> {
  // As customers may see it.
  const reader = projectReader(catalogue, 'public')
  const wanted = await runInTurns(readWanted(news.skus, reader))
  const { projects, count } = await listNewsProjects(db, wanted, accountId)
  const lines = projects.flatMap((project) =>
    project.skus.flatMap(({ target, pieces }): NewsLine[] => {
      const sku = wanted.skus[target]?.sku
      if (sku === undefined) return []
      const { name, replacement } = readSkuState(sku, project.locale, { catalogue, reader })
      const { projectId, name: itsName, locale: market } = project
      const by = replacement?.variant.sku ?? null
      return [{ projectId, project: itsName, locale: market, sku, name, pieces, replacement: by }]
    }),
  )
  return lines.length === 0 ? null : newsLetter({ news, lines, projects: count, publicUrl, locale })
}

/** A mail about products; null where its recipient wants none, or has none of the products any more. */
export async function writeNewsMail(
  { about, accountId, recipient, locale }: WaitingMail,
  context: LetterContext & { readonly tokens: TokenSigner },
  now: Date,
) {
  const { db, publicUrl, tokens } = context
  const market = MARKETS[locale as Locale]
  const subscription = { email: recipient, topic: NEWS_TOPIC } as const
  const news = about === null ? null : await findNews(db, about ?? '')
  if (!news || accountId === null || (await isStopped(db, subscription))) return null
  const letter = await composeLetter(context, news, { accountId, locale: market.code })
  if (!letter) return null
  const stop = stopNote({ publicUrl, locale: market.code, tokens }, subscription, now)
  const email = { ...letter, notes: [...letter.notes, stop] }
  const siteUrl = absoluteHref(publicUrl, routes.home.path({ locale: market.code }))
  const sender = { siteUrl, language: market.language }
  return { subject: email.subject, html: emailHtml(email, sender), text: emailText(email, sender) }
}

async function findNews(db: Database, cause: string): Promise<ProductNews | null> {
  const row = await db.selectFrom('product_news').selectAll().where('cause', '=', cause).executeTakeFirst()
  return row ? { kind: row.kind as NewsKind, day: row.day ?? '', note: row.note, skus: row.skus } : null
}
