import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import { isStopped, stopNote } from '#app/platform/mail/mail-stops.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { listPlannedChanges } from './coming/planned-changes.server.ts'
import { visibleEffects, type PlannedChange } from './coming/visible-effects.ts'
import { MOST_LINES, newsLetter, type NewsLine } from './news-letter.ts'
import { NEWS_TOPIC, setOfCause, type NewsKind, type ProductNews } from './product-news.ts'
import { listNewsProjects } from './recipients.server.ts'
import { readSkuState } from './sku-state.ts'
import { readWanted, type WantedSkus } from './wanted-skus.ts'

interface LetterContext {
  readonly db: Database
  readonly catalogue: CatalogueState
  readonly publicUrl: string
}

interface LetterTo {
  readonly accountId: string
  readonly locale: Locale
  /** The change set that the letter is about; null for none. */
  readonly setId: string | null
}

/** A letter as its recipient gets it now, with their projects alone. Null where they have none with these products any more. */
export async function composeLetter(
  { db, catalogue, publicUrl }: LetterContext,
  news: ProductNews,
  { accountId, locale, setId }: LetterTo,
): Promise<EmailContent | null> {
  // As customers may see it.
  const reader = projectReader(catalogue, 'public')
  const wanted = await readWantedOnce(news.skus, catalogue, reader)
  const { projects, count } = await listNewsProjects(db, wanted, accountId)
  const all = projects.flatMap((project) => project.skus.map((own) => ({ project, ...own })))
  const shown = all.slice(0, MOST_LINES).flatMap(({ project, target, pieces }) => {
    const sku = wanted.skus[target]?.sku
    return sku === undefined ? [] : [{ project, sku, pieces, listed: reader.findListed(sku, project.locale) }]
  })
  const planned = setId === null ? new Map<string, PlannedChange>() : await readPlanned(db, setId, shown)
  const lines = shown.map(({ project, sku, pieces, listed }): NewsLine => {
    const { projectId, name: itsName, locale: market } = project
    const row = listed && planned.get(listed.product.productId)
    const effects = row ? visibleEffects(row, listed, { locale: market, visibility: 'public' }) : null
    const source = {
      catalogue,
      reader,
      ...(listed && effects && { replacedBy: new Map([[listed.product.productId, effects.replacedBy]]) }),
    }
    const { name, replacement } = readSkuState(sku, market, source)
    const by = replacement?.variant.sku ?? null
    return { projectId, project: itsName, locale: market, sku, name, pieces, replacement: by, effects }
  })
  if (lines.length === 0) return null
  return newsLetter({
    news,
    lines,
    moreLines: all.length - lines.length,
    products: new Set(all.map(({ target }) => target)).size,
    pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
    projects: count,
    publicUrl,
    locale,
  })
}

/** Changes of a set by the id of the product. */
async function readPlanned(db: Database, setId: string, shown: readonly { readonly listed: CodedVariant | null }[]) {
  const listed = shown.flatMap((each) => each.listed ?? [])
  const productIds = [...new Set(listed.map(({ product }) => product.productId))]
  const skus = listed.map(({ variant }) => variant.sku)
  const rows = await listPlannedChanges(db, { setIds: [setId], productIds, skus })
  return new Map<string, PlannedChange>(rows.map((row) => [row.productId, row]))
}

const lastWanted = new WeakMap<CatalogueState, { readonly text: string; readonly wanted: WantedSkus }>()

/** Letters of one press are about the same SKUs, up to ten thousand. */
async function readWantedOnce(skus: readonly string[], catalogue: CatalogueState, reader: ProjectReader) {
  const text = skus.join('\n')
  const last = lastWanted.get(catalogue)
  if (last?.text === text) return last.wanted
  const wanted = await runInTurns(readWanted(skus, reader))
  lastWanted.set(catalogue, { text, wanted })
  return wanted
}

/** A mail about products; null where its recipient wants none, or has none of the products any more. */
export async function writeNewsMail(
  { about, accountId, recipient, locale }: WaitingMail,
  context: LetterContext & { readonly tokens: TokenSigner },
  now: Date,
): Promise<Letter | null> {
  const { db, publicUrl, tokens } = context
  const market = MARKETS[locale as Locale]
  const subscription = { email: recipient, topic: NEWS_TOPIC } as const
  const news = about === null ? null : await findNews(db, about ?? '')
  if (!news || accountId === null || (await isStopped(db, subscription))) return null
  const letter = await composeLetter(context, news, { accountId, locale: market.code, setId: setOfCause(about ?? '') })
  if (!letter) return null
  const stop = stopNote({ publicUrl, locale: market.code, tokens }, subscription, now)
  const email = { ...letter, notes: [...letter.notes, stop] }
  const siteUrl = absoluteHref(publicUrl, routes.home.path({ locale: market.code }))
  const sender = { siteUrl, language: market.language }
  return { email, sender }
}

async function findNews(db: Database, cause: string): Promise<ProductNews | null> {
  const row = await db.selectFrom('product_news').selectAll().where('cause', '=', cause).executeTakeFirst()
  return row ? { kind: row.kind as NewsKind, day: row.day ?? '', note: row.note, skus: row.skus } : null
}
