import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { facetParameter } from '#app/features/search/hits/facet-kinds.ts'
import { FACETS, type FacetDefinition } from '#app/features/search/hits/facets.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { BIM_LIBRARY_PATH, findListing, SEARCH_PATH } from '../listing/listing-definition.ts'
import { readListingState, SORTS } from '../listing/listing-state.ts'
import { readListingPage, type ListingReader } from '../listing/listing.server.ts'
import { EXAMPLE_LISTING_PAGE } from './examples.ts'
import { CardShape } from './shapes.server.ts'

/** Paths that list everything; the builder's own among them. */
const WHOLE_CATALOGUE = new Set<string>([
  SEARCH_PATH,
  BIM_LIBRARY_PATH,
  routes.projects.edit.pattern,
  routes.projects.view.pattern,
])

export const listingCall = defineEndpoint({
  name: 'listing',
  path: api.listing.template,
  pathParameters: {
    path: {
      description:
        'What is listed, below the locale: products/tapware, brands/caroma, search, tools-resources/bim-library',
      example: 'products/tapware',
    },
  },
  group: 'Listings',
  method: 'GET',
  isCached: true,
  summary: 'One page of a listing: twelve products. Parameters that cannot be used are passed over, as in links.',
  input: z.object({ path: z.string() }),
  described: z.object({
    query: z.string().default('').describe('The search text; only its first 256 characters count'),
    page: z.string().default('1').describe('A whole number from 1 on'),
    sort: z.string().default('newest').describe(Object.keys(SORTS).join(', ')),
    collection: z.string().optional().describe('Narrows the listing to a collection: collection/liano'),
    ...Object.fromEntries(FACETS.map((facet) => [facetParameter(facet), facetInput(facet)])),
  }),
  output: z.object({
    page: z.object({ page: z.int(), cards: z.array(CardShape) }),
    generation: z.int().describe('The state of the catalogue that was read'),
  }),
  example: { input: { sort: 'name_asc', colour: ['Chrome'] }, output: EXAMPLE_LISTING_PAGE },
  errors: ['not_found', 'unavailable'],
  async run(context: ListingReader & RequestMarket & Pick<RequestContext, 'request'>, { path }) {
    const { listings, locale, request } = context
    const definition = findListing(listings, path, locale)
    if (!definition && !WHOLE_CATALOGUE.has(path)) throw new AppError('not_found', 'There is no such listing.')
    const state = readListingState(new URL(request.url).searchParams)
    return readListingPage(context, { locale, path, definition, state })
  },
})

/** A filter as a parameter: values to choose from, or `from-to`. */
function facetInput({ type, label, unit }: FacetDefinition): z.ZodType {
  if (type === 'range') {
    return z
      .string()
      .optional()
      .describe(`${label}${unit ? ` in ${unit}` : ''}: 100-250, 100- or -250`)
  }
  if (type === 'boolean') return z.array(z.string()).optional().describe(`${label}: true or false`)
  return z.array(z.string()).optional().describe(`${label}: any of the values`)
}
