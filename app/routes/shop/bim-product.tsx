import { data } from 'react-router'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { BimScreen } from '#app/features/catalogue/components/product/bim-screen.tsx'
import { codesFromProductSegment } from '#app/features/catalogue/views/product-url.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { findMarket } from '@specify/core/market.ts'
import { readProductPage } from '#app/features/browse/products/product-page.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/bim-product.ts'
import { pageMeta, structuredData } from '../page-meta.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { useFileEvents } from './use-file-events.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

/** The files of a product. The last part of the address is its slug, or that of one of its variants. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, config, search, listings, advice, roomPictures, visibility } = context.get(requestContext)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const bySlug = catalogue.findProductBySlug(params.segment, locale, visibility)
  const requestedSku = new URL(request.url).searchParams.get('sku')
  const code = bySlug
    ? (requestedSku ?? bySlug.variants[0]?.sku)
    : codesFromProductSegment(params.segment).find((each) => catalogue.findProduct(each, locale, visibility))
  const page = code
    ? await orErrorPage(
        readProductPage({ catalogue, config, search, listings, locale, visibility, code, advice, roomPictures }),
      )
    : null
  if (!page || (bySlug && page.product.productId !== bySlug.productId)) throw data(null, 404)
  const { product, screen } = page
  return {
    head: {
      title: `${product.name[locale]}: BIM and CAD files`,
      description: `Models, drawings and documents of ${product.name[locale]}.`,
      markets: product.markets,
      canonical: absoluteHref(config.publicUrl, routes.bimProduct.path({ locale, segment: product.slug })),
      index: !product.isInternal,
    },
    structured: [
      JSON.stringify(
        pageBreadcrumbData(
          `${routes.bimLibrary.pattern}/${product.slug}`,
          locale,
          config.publicUrl,
          bimCrumbs(locale, product.name[locale]),
        ),
      ),
    ],
    screen: serialiseLoaderData(context, screen),
  }
}

function bimCrumbs(locale: string, name: string) {
  return [
    { label: 'Home', href: routes.home.path({ locale }) },
    { label: 'Tools & Resources', href: null },
    { label: 'BIM Library', href: routes.bimLibrary.path({ locale }) },
    { label: name, href: null },
  ]
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...structuredData(loaderData.structured)] : []
}

export default function BimProductRoute({ loaderData }: Route.ComponentProps) {
  const screen = usePageData(loaderData.screen)
  useFileEvents()
  const { locale, product } = screen
  return (
    <div className="page">
      <Breadcrumbs crumbs={bimCrumbs(locale, product.name)} />
      <BimScreen key={product.productId} data={screen} isModal={false} />
    </div>
  )
}
