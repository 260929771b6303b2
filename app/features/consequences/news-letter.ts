import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { replaceHref } from '#app/features/builder/state/replace-address.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { nameInSubject } from '@specify/core/text/subject-name.ts'
import type { VisibleEffects } from './coming/visible-effects.ts'
import { NEWS_KINDS, type ProductNews } from './product-news.ts'

/** A product in one of the recipient's projects. */
export interface NewsLine {
  readonly projectId: string
  readonly project: string
  readonly locale: Locale
  readonly sku: string
  /** Empty where the catalogue does not have it. */
  readonly name: string
  readonly pieces: number
  /** SKU; null for none. */
  readonly replacement: string | null
  /** Effects of a change set; null for news without one. */
  readonly effects: Pick<VisibleEffects, 'texts' | 'isEnd'> | null
}

interface GivenLetter {
  readonly news: ProductNews
  /** At least one. */
  readonly lines: readonly NewsLine[]
  /** Those that are left out. */
  readonly moreLines: number
  /** Of all lines. */
  readonly products: number
  readonly pieces: number
  /** Projects, also those that the lines are not of. */
  readonly projects: number
  readonly publicUrl: string
  readonly locale: Locale
}

/** Lines of a letter. */
export const MOST_LINES = 40

/** The words of a letter to somebody who may edit projects with the products, which names theirs alone. */
export function newsLetter({ news, lines, moreLines, products, pieces, projects, publicUrl, locale }: GivenLetter) {
  const { text, texts } = NEWS_KINDS[news.kind]
  const [first] = lines
  const isOne = products === 1 && first !== undefined
  const product = isOne ? [first.sku, first.name].filter(Boolean).join(' ') : countOf(products, 'product')
  const from = news.day === '' ? '' : ` from ${dateIn({ code: locale }, new Date(`${news.day}T00:00:00Z`))}`
  const where = `${countOf(projects, 'open project')} that you can edit`
  return {
    subject: `${nameInSubject(product, 'A product')} in your projects ${isOne ? text : texts}`,
    heading: isOne ? `A product in your projects ${text}` : `Products in your projects ${texts}`,
    paragraphs: [
      `${product} ${isOne ? text : texts}${from}. ${isOne ? 'It is' : 'They are'} in ${where}.`,
      ...(news.note === '' ? [] : [news.note]),
      'Each line opens its project where the product can be replaced. Nothing is changed until you say so.',
    ],
    table: [
      ...lines.map((line) => ({
        label: line.project,
        href: absoluteHref(
          publicUrl,
          replaceHref(line.locale, line.projectId, { productId: line.sku, by: line.replacement }),
        ),
        detail: detailOf(line),
        value: countOf(line.pieces, 'piece'),
      })),
      {
        label: moreLines === 0 ? 'All together' : `With ${countText(moreLines)} more`,
        detail: '',
        value: countOf(pieces, 'piece'),
      },
    ],
    action: { label: 'Open your projects', href: absoluteHref(publicUrl, routes.projects.list.path({ locale })) },
    notes: ['You get this email once, because you can edit these projects.'],
  }
}

function detailOf({ sku, name, replacement, effects }: NewsLine): string {
  const product = [sku, name].filter(Boolean).join(' ')
  const by = replacement === null ? 'no replacement is named' : `replaced by ${replacement}`
  return [product, ...(effects?.texts ?? []), ...(effects?.isEnd === false ? [] : [by])].join(', ')
}
