import { data, redirect, useLocation } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { absoluteUrl } from '@specify/catalogue/files/asset-source.ts'
import { ProductScreen } from '#app/features/catalogue/components/product/product-screen.tsx'
import { codesFromProductSegment } from '#app/features/catalogue/views/product-url.ts'
import { productData } from '#app/features/catalogue/views/structured-data.ts'
import { productBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { variantPrice } from '#app/features/catalogue/views/product-view.ts'
import { findMarket } from '@specify/core/market.ts'
import { readProductPage } from '#app/features/browse/products/product-page.server.ts'
import { productTrail } from '#app/features/browse/products/product-trail.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/product.ts'
import { pageMeta, structuredData } from '../page-meta.ts'
import { productEvents } from './product-events.ts'
import { productShop } from './product-shop.tsx'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { LastSeen } from './last-seen.tsx'
import { useFileEvents } from './use-file-events.ts'
import { useRememberSeen } from './use-remember-seen.ts'
import { useTrail } from './use-trail.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, config, search, listings, advice, roomPictures, visibility } = context.get(requestContext)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const code = codesFromProductSegment(params.segment).find((each) => catalogue.findProduct(each, locale, visibility))
  const page = code
    ? await orErrorPage(
        readProductPage({ catalogue, config, search, listings, locale, visibility, code, advice, roomPictures }),
      )
    : null
  if (!page) throw data(null, 404)

  const { product, variant, path, screen } = page
  const { searchParams, search: query } = new URL(request.url)
  const own = decodeURIComponent(routes.product.below({ segment: params.segment }))
  if (own !== decodeURIComponent(path)) throw redirect(marketHref(locale, path + query), 308)
  const canonical = absoluteHref(config.publicUrl, marketHref(locale, path))
  const images = variant.images.map((image) => absoluteUrl(image, config.publicUrl))
  const origin = { collection: searchParams.get('collection'), category: searchParams.get('category') }
  const trail = productTrail(product, origin, locale, listings)
  return {
    head: {
      title: product.metaTitle || product.name[locale],
      description: product.metaDescription,
      keywords: product.metaKeywords,
      markets: product.markets,
      canonical,
      index: !product.isInternal,
      image: images[0] ?? null,
    },
    structured: [
      productData({
        product,
        variant,
        price: variantPrice(product, variant, locale, visibility),
        locale,
        url: canonical,
        images,
      }),
      productBreadcrumbData(product, locale, config.publicUrl, canonical, trail.crumbs),
    ].map((each) => JSON.stringify(each)),
    trail,
    screen: serialiseLoaderData(context, screen),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? [...pageMeta({ ...loaderData.head, type: 'product' }), ...structuredData(loaderData.structured)]
    : []
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const screen = usePageData(loaderData.screen)
  useFileEvents()
  useRememberSeen(screen)
  const { search } = useLocation()
  const { locale, product } = screen
  const events = productEvents(screen)
  const crumbs = useTrail(loaderData.trail)
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <ProductScreen
        {...events}
        key={product.productId}
        data={screen}
        shop={(variant) => productShop(product, variant)}
        isModal={false}
        fromBim={new URLSearchParams(search).get('fromBim') === 'true'}
        onSelect={(variant) =>
          history.replaceState(history.state, '', marketHref(locale, variant.path + location.search))
        }
      />
      <LastSeen locale={locale} except={[product.productId]} />
    </div>
  )
}
