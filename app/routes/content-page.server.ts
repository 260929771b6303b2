import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { createElement } from 'react'
import { LOCALES, type Locale } from '#app/features/markets/model.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/structured-data.ts'
import { ListingTiles } from '#app/features/content/page/listing-tiles.server.tsx'
import type { Block, PageView } from '#app/features/content/page/page-view.server.ts'
import type { Slot } from '#app/features/content/page/slot.ts'
import { readCarousel } from '#app/features/browse/carousel.server.ts'
import { readOverview } from '#app/features/browse/overview.server.ts'
import type { ProductCard } from '#app/features/catalogue/card.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'

export type FilledSlot =
  | Exclude<Slot, { slot: 'products' | 'listings' }>
  | (Omit<Extract<Slot, { slot: 'products' }>, 'filter'> & { readonly cards: readonly ProductCard[] })

export type FilledBlock = { readonly html: string } | FilledSlot

/** Loader data of a content page. */
export interface ContentPageData extends Pick<PageView, 'crumbs' | 'isTrailForDesktop' | 'path'> {
  readonly locale: Locale
  readonly blocks: readonly FilledBlock[]
}

export async function readContentPage(view: PageView, locale: Locale, context: SiteRequest): Promise<ContentPageData> {
  const { crumbs, isTrailForDesktop, path, areas } = view
  const blocks = await fillBlocks([...areas.head, ...areas.main, ...areas.footer], path, locale, context)
  return { locale, path, crumbs, isTrailForDesktop, blocks }
}

/** Loader data of a content page and its head. */
export async function loadContentPage(context: Readonly<RouterContextProvider>, locale: Locale, view: PageView) {
  const requested = context.get(requestContext)
  return {
    ...contentHead(view, locale, requested),
    page: serialiseLoaderData(context, await orErrorPage(readContentPage(view, locale, requested))),
  }
}

export interface ListingContent {
  readonly locale: Locale
  readonly path: string
  readonly before: readonly FilledBlock[]
  readonly after: readonly FilledBlock[]
}

/** The head of a page goes before the listing at its address, the rest after it. */
export async function readAround(
  { areas, path }: PageView,
  locale: Locale,
  context: SiteRequest,
): Promise<ListingContent> {
  const [before, after] = await Promise.all([
    fillBlocks(areas.head, path, locale, context),
    fillBlocks([...areas.main, ...areas.footer], path, locale, context),
  ])
  return { locale, path, before, after }
}

/** Blocks with the contents of their slots. Listings are static: they become markup. */
function fillBlocks(
  blocks: readonly Block[],
  path: string,
  locale: Locale,
  { search, visibility, listings }: SiteRequest,
): Promise<FilledBlock[]> {
  return Promise.all(
    blocks.map(async (block): Promise<FilledBlock> => {
      if ('html' in block) return block
      if (block.slot === 'products') {
        const { filter, ...slot } = block
        return { ...slot, cards: await readCarousel({ search, locale, visibility, path, filter }) }
      }
      if (block.slot !== 'listings') return block
      const tiles = await readOverview(block.kind, { search, listings, locale, visibility })
      return { html: renderToStaticMarkup(createElement(ListingTiles, { ...block, locale, tiles })) }
    }),
  )
}

export function contentHead(view: PageView, locale: Locale, { config, content }: SiteRequest) {
  const { path, metaTitle, metaDescription, metaKeywords, isHidden, stylesheet, cssHash, crumbs, opening } = view
  const address = path === '' ? '' : `${path}/`
  const markets = content.marketsOf(path)
  return {
    head: {
      title: metaTitle,
      description: metaDescription,
      keywords: metaKeywords,
      canonical: `${config.publicUrl}/${locale}/${address}`,
      markets: markets.length === LOCALES.length ? null : markets,
      index: !isHidden,
    },
    structured: [JSON.stringify(pageBreadcrumbData(path, locale, config.publicUrl, crumbs))],
    opening,
    styles: [...(cssHash === '' ? [] : [`/content-styles/${cssHash}.css`]), ...(stylesheet ? [stylesheet] : [])],
  }
}
