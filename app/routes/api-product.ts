import { findMarket } from '#app/features/markets/model.ts'
import { readProductPage } from '#app/features/browse/product-page.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/api-product.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

/** Data of the modal product page, as JSON: everything but its related products. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, config, search, advice, visibility } = context.get(requestContext)
  const code = new URL(request.url).searchParams.get('code')?.trim()
  const page =
    market && code
      ? await orErrorPage(readProductPage({ catalogue, config, search, locale: market.code, visibility, code, advice }))
      : null
  if (!page) return Response.json({ message: 'There is no such product.' }, { status: 404 })
  return Response.json({ ...page.screen, related: [] })
}
