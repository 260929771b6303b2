import { data, type RouterContextProvider } from 'react-router'
import { pageBreadcrumbData, siteData } from '#app/features/catalogue/structured-data.ts'
import { findMarket, type Market } from '#app/features/markets/model.ts'
import { readNewest, readOverview } from '#app/features/search/overview.server.ts'
import { sendPageData } from '#app/page-sink.server.ts'
import { requestContext, type RequestContext } from '#app/request-context.server.ts'
import { HOME_LEAD } from './home-screen.tsx'
import { settled } from './settled.ts'

const NEWEST = 8

/** What the market's home shows. */
export type HomePage = Awaited<ReturnType<typeof readHome>>

/** The market's home, also where it lies under a dialog: such an address is for nobody's index. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  { locale, index }: { locale: string; index: boolean },
) {
  const market = findMarket(locale)
  if (!market) throw data(null, 404)
  const request = context.get(requestContext)
  const page = await settled(readHome(market, request))
  return {
    head: {
      title: `Bathroom, tapware and kitchen products for ${market.countryName}`,
      description: HOME_LEAD,
      canonical: `${request.config.publicUrl}/${market.code}/`,
      markets: null,
      index,
    },
    structured: [
      siteData(market.code, request.config.publicUrl),
      pageBreadcrumbData('', market.code, request.config.publicUrl),
    ].map((each) => JSON.stringify(each)),
    page: sendPageData(context, page),
  }
}

async function readHome({ code: locale }: Market, { search, listings: table, visibility }: RequestContext) {
  const request = { search, table, locale, visibility }
  const [groups, brands, sectors, newest] = await Promise.all([
    readOverview('category', request),
    readOverview('brand', request),
    readOverview('sector', request),
    readNewest(request, NEWEST),
  ])
  return {
    locale,
    groups: groups.map((tile) => ({ ...tile, intro: '', children: [] })),
    brands: brands.map((tile) => ({ ...tile, intro: '' })),
    sectors: sectors.map((tile) => ({ ...tile, intro: '' })),
    newest,
  }
}
