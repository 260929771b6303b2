import { data, redirect, useLocation, useNavigate } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in.ts'
import { ProductScreen } from '#app/features/catalogue/components/product-screen.tsx'
import { codeFromProductSegment } from '#app/features/catalogue/product-url.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { readProductPage } from '#app/features/search/product-page.server.ts'
import { sendPageData } from '#app/page-sink.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { usePageData } from '#app/ui/page-data.ts'
import type { Route } from './+types/product.ts'
import { pageMeta } from './page-meta.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, config, visibility } = context.get(requestContext)
  const code = codeFromProductSegment(params.segment)
  const found = market && code ? readProductPage(catalogue, code, market.code, visibility) : null
  if (!market || !found) throw data(null, 404)

  const { product, path, screen } = found
  if (`product/${params.segment}/` !== decodeURIComponent(path)) {
    throw redirect(`/${market.code}/${path}${new URL(request.url).search}`, 308)
  }
  return {
    head: {
      title: product.metaTitle || product.name[market.code],
      description: product.metaDescription,
      markets: product.markets,
      canonical: `${config.publicUrl}/${market.code}/${path}`,
      index: !product.isInternal,
    },
    page: sendPageData(context, screen),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.head) : []
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { locale, product, selectedSku, descriptionHtml, crumbs } = usePageData(loaderData.page)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <ProductScreen
        key={product.productId}
        locale={locale}
        product={product}
        selectedSku={selectedSku}
        descriptionHtml={descriptionHtml}
        onAdd={() => void navigate(signInHref(pathname, search), { preventScrollReset: true })}
      />
    </div>
  )
}
