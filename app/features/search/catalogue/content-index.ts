import { routes } from '#app/addresses/routes.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { buildIndex, type IndexSettings, IndexView } from '@specify/engine'

interface IndexedPage {
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly kind: string
  /** Default: both. */
  readonly markets?: readonly Locale[]
}

const SETTINGS: IndexSettings = {
  searchable: ['title', 'intro', 'kind'],
  codes: [],
  facets: [{ attribute: 'kind', kind: 'term' }],
  synonyms: [],
  customRanking: [],
  sorts: [],
}

export async function buildContentIndexes(pages: readonly IndexedPage[]): Promise<ReadonlyMap<Locale, IndexView>> {
  const views = LOCALES.map(async (locale) => {
    const records = pages
      .filter(({ markets }) => (markets ?? [locale]).includes(locale))
      .map(({ path, title, intro, kind }) => ({
        objectID: path,
        title,
        intro,
        kind,
        url: routes.listing.path({ locale, path }),
      }))
    const index = await buildIndex({
      identity: { name: `${locale}-content`, generation: '' },
      settings: SETTINGS,
      records,
    })
    return [locale, new IndexView(index)] as const
  })
  return new Map(await Promise.all(views))
}
