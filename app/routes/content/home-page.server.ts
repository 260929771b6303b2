import { data, type RouterContextProvider } from 'react-router'
import { siteData } from '#app/features/catalogue/views/structured-data.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { fallbackHome } from '#app/features/content/page/fallback-home.server.ts'
import { findMarket } from '@specify/core/market.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { contentHead, readContentPage } from './content-page.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

/** The market's home, also beneath a dialog: such addresses are not indexed. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  { locale, index }: { locale: string; index: boolean },
) {
  const market = findMarket(locale)
  if (!market) throw data(null, 404)
  const requested = context.get(requestContext)
  const { publicUrl } = requested.config
  const view = requested.content.findPage(market.code, '') ?? fallbackHome(market)
  const { head, styles, opening } = contentHead(view, market.code, requested)
  return {
    head: { ...head, markets: null, index },
    styles,
    opening,
    structured: [siteData(market.code, publicUrl), pageBreadcrumbData('', market.code, publicUrl, [])].map((each) =>
      JSON.stringify(each),
    ),
    page: serialiseLoaderData(context, await orErrorPage(readContentPage(view, market.code, requested))),
  }
}
