import { facetParameter } from '#app/features/search/facet-kinds.ts'
import { z } from 'zod'
import { FACETS, type FacetDefinition } from '#app/features/search/facets.ts'
import { SORTS } from '#app/features/browse/listing-state.ts'
import { MAX_REQUESTS, SearchParameters } from '@specify/engine/protocol'
import type { ApiCall } from './api-call.server.ts'
import { product } from './product-call.server.ts'
import { CardShape, LOCALE, MessageError } from './shared-shapes.server.ts'

/** The calls that pages, the engine and the process answer, in place of endpoints. */

const listing: ApiCall = {
  name: 'listing',
  group: 'Listings',
  path: '/{locale}/api/listing/{path}/',
  pathParameters: [
    LOCALE,
    {
      name: 'path',
      description:
        'What is listed, below the locale: products/tapware, brands/caroma, search, tools-resources/bim-library',
      values: null,
      example: 'products/tapware',
    },
  ],
  methods: ['GET'],
  summary: 'One page of a listing: twelve products. Parameters that cannot be used are passed over, as in links.',
  isPerMarket: false,
  input: z.object({
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
  example: {
    input: { sort: 'name_asc', colour: ['Chrome'] },
    output: {
      page: {
        page: 1,
        cards: [
          {
            productId: 'caroma-96340',
            name: 'Liano II Basin Mixer',
            category: 'Basin mixers',
            categoryKey: 'tapware/basin-mixers',
            isNew: false,
            isInternal: false,
            highlights: ['WELS 6 star', 'Spout reach 122 mm'],
            variants: [
              {
                sku: '96340C6AF',
                name: 'Chrome',
                colour: 'Chrome',
                images: ['ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'],
                price: { kind: 'rrp', price: { centAmount: 38_950, currencyCode: 'AUD', fractionDigits: 2 } },
                path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
              },
            ],
            selected: 0,
          },
        ],
      },
      generation: 1,
    },
  },
  failure: MessageError,
  errors: ['not_found', 'unavailable'],
}

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

const queries: ApiCall = {
  name: 'queries',
  group: 'Search',
  path: '/1/indexes/*/queries',
  pathParameters: [],
  methods: ['POST'],
  summary:
    'Several searches at once, in the protocol that algoliasearch and InstantSearch speak. The indexes are {locale}_products, with its replicas _name_asc and _name_desc, {locale}_bim-library, {locale}_content and {locale}_query_suggestions. Each variant of a hit of the BIM library has its files by type: RFA-file, DWG-file, specification-sheet and so on.',
  isPerMarket: false,
  input: z.object({
    requests: z
      .array(SearchParameters.partial().extend({ indexName: z.string().describe('au_products') }))
      .max(MAX_REQUESTS),
  }),
  output: z.object({
    results: z.array(
      z.looseObject({
        hits: z.array(z.looseObject({ objectID: z.string() })),
        nbHits: z.int(),
        page: z.int().optional(),
        nbPages: z.int().optional(),
        hitsPerPage: z.int().optional(),
        facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
        query: z.string(),
        index: z.string(),
      }),
    ),
  }),
  example: {
    input: { requests: [{ indexName: 'au_products', query: 'basin mixer', facets: ['colour'], hitsPerPage: 1 }] },
    output: {
      results: [
        {
          hits: [{ objectID: 'caroma-96340', name: 'Liano II Basin Mixer' }],
          nbHits: 38,
          page: 0,
          nbPages: 38,
          hitsPerPage: 1,
          facets: { colour: { Chrome: 36, 'Matte Black': 30 } },
          query: 'basin mixer',
          index: 'au_products',
        },
      ],
    },
  },
  failure: MessageError,
  errors: ['invalid_input', 'not_found', 'method_not_allowed', 'too_large', 'unsupported_media_type'],
}

const healthz: ApiCall = {
  name: 'healthz',
  group: 'Operations',
  path: '/healthz',
  pathParameters: [],
  methods: ['GET'],
  summary: 'Whether the process is alive.',
  isPerMarket: false,
  input: null,
  output: z.object({ status: z.literal('ok') }),
  example: { input: {}, output: { status: 'ok' } },
  failure: MessageError,
  errors: [],
}

const readyz: ApiCall = {
  ...healthz,
  name: 'readyz',
  path: '/readyz',
  summary: 'Whether visitors may be sent here, and which parts do not work. 503 while the server drains.',
  output: z.object({
    status: z.enum(['ready', 'draining']),
    degraded: z.array(z.string()).optional().describe('Parts that do not work, such as database'),
  }),
  example: { input: {}, output: { status: 'ready', degraded: [] } },
  failure: z.object({ status: z.literal('draining') }),
  errors: ['unavailable'],
}

export const OTHER_CALLS: readonly ApiCall[] = [listing, product, queries, healthz, readyz]
