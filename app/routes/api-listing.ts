import { findMarket } from '#app/features/markets/model.ts'
import { findListing } from '#app/features/browse/listing-definition.ts'
import { readListingState } from '#app/features/browse/listing-state.ts'
import { BIM_LIBRARY_PATH, readListingPage, SEARCH_PATH } from '#app/features/browse/listing.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/api-listing.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, listings, search, visibility } = context.get(requestContext)
  const path = params['*'].replace(/\/+$/, '')
  const definition = market && findListing(listings, path, market.code)
  const isKnown =
    definition || path === SEARCH_PATH || path === BIM_LIBRARY_PATH || /^project-builder\/(?:edit|view)$/.test(path)
  if (!market || !isKnown) return Response.json({ message: 'There is no such listing.' }, { status: 404 })
  const state = readListingState(new URL(request.url).searchParams)
  const page = await readListingPage({
    search,
    generation: catalogue.generation.id,
    table: listings,
    locale: market.code,
    visibility,
    path,
    definition,
    state,
  })
  return Response.json(page)
}
