import { LruCache } from '@specify/core/data/lru-cache.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { buildContentIndexes } from '#app/features/search/catalogue/content-index.ts'
import { VocabularyFile, type Vocabulary } from '#app/features/search/vocabulary.ts'
import type { IndexView } from '@specify/engine'
import { listingTable, type ListingDefinition } from '#app/features/browse/listing/listing-definition.ts'
import type { RequestListings } from '#app/features/browse/listing/request-listings.ts'
import { sourceFinder } from './delivery/source-finder.ts'
import { codesIn } from './delivery/codes-in.ts'
import { documentKind, type DeliveredDocument } from './delivery/document.ts'
import type { Navigation } from './navigation.ts'
import { sourceAddress } from './page/addresses.ts'
import { roomPictures } from './page/parts/rooms/rooms.server.ts'
import { Page, type SourceFinder } from './page/page.server.ts'
import { renderPage, type PageOptions, type PageView } from './page/page-view.server.ts'
import { ComplianceFile, type ComplianceTables } from './compliance-file.server.ts'
import { LettersFile, type LettersWords } from './letters/letters-file.server.ts'
import { RoomRulesFile, type RoomRules } from './room-rules-file.server.ts'
import { ListingsFile, NavigationFile, ProjectsFile, type ProjectSettings } from './site-files.server.ts'

/** Editorial content as one state: the slug table, the menus and the pages. */
export interface SiteContent extends RequestListings {
  readonly key: string
  readonly vocabulary: Vocabulary
  readonly projects: ProjectSettings
  readonly compliance: ComplianceTables
  readonly roomRules: RoomRules
  readonly letters: LettersWords
  readonly navigation: Navigation
  readonly popular: Navigation['footer'][number]['links']
  readonly indexes: ReadonlyMap<Locale, IndexView>
  /** Paths that search engines may list. */
  listPaths(locale: Locale): string[]
  findPage(locale: Locale, path: string, options?: ViewOptions): PageView | null
  /** Renders a page that is not published. */
  renderDraft(locale: Locale, page: Page, onRemark: (text: string) => void): PageView
  marketsOf(path: string): Locale[]
  readonly tables: ReadonlySet<string>
  /** Names of documents by the codes in them (`skuKey`). */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>
  findCss(hash: string): string | null
}

type ViewOptions = Partial<Pick<PageOptions, 'fromBim' | 'isAroundListing'>>

interface AssembleOptions {
  readonly key: string
  readonly origins: readonly string[]
  readonly onRemark: (page: string, text: string) => void
}

let lastVocabulary: { readonly text: string; readonly vocabulary: Vocabulary } | null = null

/** The same object for the same text: what was made of it stays good while pages change. */
function parseVocabulary(text: string): Vocabulary {
  if (lastVocabulary?.text !== text) lastVocabulary = { text, vocabulary: VocabularyFile.parse(JSON.parse(text)) }
  return lastVocabulary.vocabulary
}

/** Builds a state from valid documents. Missing ones are empty. */
export async function assembleContent(
  documents: readonly DeliveredDocument[],
  { key, origins, onRemark }: AssembleOptions,
): Promise<SiteContent> {
  const textOf = (name: string) => documents.find((each) => each.name === name)?.text
  const { popular, ...navigation } = NavigationFile.parse(
    JSON.parse(textOf('navigation.json') ?? '{"header":[],"footer":[],"popular":[]}'),
  )
  const listings = ListingsFile.parse(JSON.parse(textOf('listings.json') ?? '[]')) as readonly ListingDefinition[]
  const vocabulary = parseVocabulary(textOf('vocabulary.json') ?? '{"groups":[]}')
  const projects = ProjectsFile.parse(JSON.parse(textOf('projects.json') ?? '{}'))
  const compliance = ComplianceFile.parse(JSON.parse(textOf('compliance.json') ?? '{}'))
  const roomRules = RoomRulesFile.parse(JSON.parse(textOf('room-rules.json') ?? '{}'))
  const letters = LettersFile.parse(JSON.parse(textOf('letters.json') ?? '{}'))
  const pages = documents.flatMap(({ name, text }) =>
    documentKind(name) === 'page' ? [{ name, page: Page.parse(JSON.parse(text)) }] : [],
  )
  const findSource = sourceFinder(documents)
  const views = new PageViews(pages, { origins, onRemark, findSource })
  const listed = new Set(listings.map(({ path }) => path))
  const shownPages = pages
    .filter(({ page }) => !page.configuration.hidden && page.path !== '' && !listed.has(page.path))
    .map(({ page: { path, title, metaDescription: intro, markets } }) => ({
      path,
      title,
      intro,
      kind: 'page',
      ...(markets && { markets }),
    }))
  return {
    key,
    listings: listingTable(listings),
    vocabulary,
    projects,
    compliance,
    roomRules,
    letters,
    navigation,
    popular,
    advice: new Map(
      documents.flatMap(({ name, text }) =>
        documentKind(name) === 'advice' ? [[name.slice('advice/'.length, -'.md'.length), text] as const] : [],
      ),
    ),
    roomPictures: roomPictures(findSource),
    indexes: await buildContentIndexes([...listings, ...shownPages]),
    tables: new Set(
      documents.flatMap(({ name, text }) =>
        name.endsWith('.json')
          ? spreadsheetsIn(JSON.parse(text)).flatMap((url) => sourceAddress(url, { origins, remark() {} }) ?? [])
          : [],
      ),
    ),
    codes: codesIn(documents),
    listPaths: (locale) => views.listPaths(locale),
    findPage: (locale, path, options = {}) => views.find(locale, path, options),
    renderDraft: (locale, page, remark) => views.renderDraft(locale, page, remark),
    marketsOf: (path) => views.marketsOf(path),
    findCss: (hash) => views.findCss(hash),
  }
}

/** Values of `spreadsheet` anywhere in a document. */
function spreadsheetsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => [
    ...(key === 'spreadsheet' &&
    typeof each === 'object' &&
    each !== null &&
    'url' in each &&
    typeof each.url === 'string'
      ? [each.url]
      : []),
    ...spreadsheetsIn(each),
  ])
}

interface PageViewsOptions {
  readonly origins: readonly string[]
  readonly onRemark: AssembleOptions['onRemark']
  readonly findSource: SourceFinder
}

/** Rules of drafts that were shown last. */
const drafts = new LruCache<string, string>(50)

/** Pages by market and path. Each is rendered on first use, and cached. */
class PageViews {
  private readonly byAddress = new Map<string, { readonly name: string; readonly page: Page }>()
  private readonly views = new Map<string, PageView>()
  private readonly options: PageViewsOptions

  constructor(pages: readonly { name: string; page: Page }[], options: PageViewsOptions) {
    this.options = options
    for (const each of pages) {
      for (const locale of each.page.markets ?? LOCALES) {
        const address = `${locale}/${each.page.path}`
        if (!this.byAddress.has(address)) this.byAddress.set(address, each)
      }
    }
  }

  listPaths(locale: Locale): string[] {
    return Array.from(this.byAddress, ([address, { page }]) =>
      address.startsWith(`${locale}/`) && !page.configuration.hidden && page.path !== '' ? [page.path] : [],
    ).flat()
  }

  marketsOf(path: string): Locale[] {
    return LOCALES.filter((locale) => this.byAddress.has(`${locale}/${path}`))
  }

  find(locale: Locale, path: string, view: ViewOptions): PageView | null {
    const address = `${locale}/${path}`
    const target = this.byAddress.get(address)
    if (!target) return null
    const { fromBim = false, isAroundListing = false } = view
    const key = `${address} ${fromBim} ${isAroundListing}`
    const { onRemark, ...options } = this.options
    const shown =
      this.views.get(key) ??
      renderPage(target.page, {
        ...options,
        locale,
        fromBim,
        isAroundListing,
        onRemark: (text) => onRemark(target.name, text),
      })
    this.views.set(key, shown)
    return shown
  }

  renderDraft(locale: Locale, page: Page, onRemark: (text: string) => void): PageView {
    const { origins, findSource } = this.options
    const view = renderPage(page, { origins, findSource, locale, fromBim: false, isAroundListing: false, onRemark })
    drafts.set(view.cssHash, view.css)
    return view
  }

  findCss(hash: string): string | null {
    const css = drafts.get(hash) ?? this.cssOf(hash)
    if (css !== null) return css
    // The page may have been rendered by another server.
    for (const address of this.byAddress.keys()) {
      const slash = address.indexOf('/')
      this.find(address.slice(0, slash) as Locale, address.slice(slash + 1), {})
    }
    return this.cssOf(hash)
  }

  private cssOf(hash: string): string | null {
    for (const { css, cssHash } of this.views.values()) if (cssHash === hash) return css
    return null
  }
}
