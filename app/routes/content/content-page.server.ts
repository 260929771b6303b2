import { data, redirect, type RouterContextProvider } from 'react-router'
import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { firstPageBelow } from '#app/features/content/navigation.ts'
import type { PageView } from '#app/features/content/page/page-view.server.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { fillBlocks, type FilledBlock } from './content-slots.server.ts'

export interface ContentPageData extends Pick<PageView, 'crumbs' | 'isTrailForDesktop' | 'path'> {
  readonly locale: Locale
  readonly blocks: readonly FilledBlock[]
}

export async function readContentPage(view: PageView, locale: Locale, context: SiteRequest): Promise<ContentPageData> {
  const { crumbs, isTrailForDesktop, path, areas } = view
  const blocks = await fillBlocks([...areas.head, ...areas.main, ...areas.footer], path, locale, context)
  return { locale, path, crumbs, isTrailForDesktop, blocks }
}

export async function loadContentPage(context: Readonly<RouterContextProvider>, locale: Locale, view: PageView) {
  const requested = context.get(requestContext)
  return {
    ...contentHead(view, locale, requested),
    page: serialiseLoaderData(context, await orErrorPage(readContentPage(view, locale, requested))),
  }
}

/** Returns what to throw where no page is: a redirect to the first page of a section, or 404. */
export function noPageAt({ navigation }: Pick<SiteRequest['content'], 'navigation'>, locale: Locale, path: string) {
  const below = firstPageBelow(navigation, path)
  return below === null ? data(null, 404) : redirect(marketHref(locale, below))
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

export function contentHead(view: PageView, locale: Locale, { config, content }: SiteRequest) {
  const { path, metaTitle, metaDescription, metaKeywords, isHidden, stylesheet, cssHash, crumbs, opening } = view
  const address = path === '' ? '' : `${path}/`
  const markets = content.marketsOf(path)
  return {
    head: {
      title: metaTitle,
      description: metaDescription,
      keywords: metaKeywords,
      canonical: absoluteHref(config.publicUrl, marketHref(locale, address)),
      markets: markets.length === LOCALES.length ? null : markets,
      index: !isHidden,
    },
    structured: [JSON.stringify(pageBreadcrumbData(path, locale, config.publicUrl, crumbs))],
    opening,
    styles: [...(cssHash === '' ? [] : [`/content-styles/${cssHash}.css`]), ...(stylesheet ? [stylesheet] : [])],
  }
}
