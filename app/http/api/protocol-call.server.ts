import { z } from 'zod'
import { MAX_REQUESTS, SearchParameters } from '@specify/engine/protocol'
import type { ApiCall } from './api-call.server.ts'

const MessageError = z.object({ message: z.string(), status: z.int().optional() }).meta({ id: 'MessageError' })

/**
 * The search protocol's call, answered by the engine: clients call it from other origins and are limited by search
 * time.
 */
export const PROTOCOL_CALL: ApiCall = {
  name: 'queries',
  group: 'Search',
  path: '/1/indexes/*/queries',
  pathParameters: [],
  methods: ['POST'],
  caller: 'anybody',
  summary:
    'Several searches at once, in the protocol that algoliasearch and InstantSearch speak. The indexes are {locale}_products, with its replicas _name_asc and _name_desc, {locale}_bim-library, {locale}_content and {locale}_query_suggestions. Each variant of a hit of the BIM library has its files by type: RFA-file, IFC-file, DWG-file, specification-sheet and so on. Queries of products are read as people mean them, unless a request says how words are to be matched (typoTolerance, queryType, removeWordsIfNoResults, optionalWords, restrictSearchableAttributes, advancedSyntax or ignorePlurals); appliedRules, parsedQuery and queryAfterRemoval say what was made of them.',
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
        nbComplete: z
          .int()
          .optional()
          .describe('Hits that have all of the query; those after them, up to 20 in all, come nearest'),
        page: z.int().optional(),
        nbPages: z.int().optional(),
        hitsPerPage: z.int().optional(),
        facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
        query: z.string(),
        parsedQuery: z.string().optional().describe('The words that were looked for'),
        queryAfterRemoval: z.string().optional().describe('The query with words that were given up in <em>'),
        appliedRules: z
          .array(
            z.object({
              phrase: z.string(),
              role: z.enum(['kind', 'attribute', 'without', 'wish', 'order']),
              conditions: z.array(z.looseObject({ attribute: z.string() })).describe('Any of them'),
            }),
          )
          .optional()
          .describe('Phrases that became conditions; a wish only decides the order'),
        userData: z
          .array(
            z.discriminatedUnion('kind', [
              z.looseObject({
                kind: z.literal('discontinued'),
                sku: z.string(),
                replacedBy: z.array(z.looseObject({ sku: z.string() })),
              }),
              z.looseObject({ kind: z.literal('unknown-code'), code: z.string() }),
            ]),
          )
          .optional()
          .describe(
            'For the code of a discontinued product: that product, and what it is replaced by; otherwise a code that no product has',
          ),
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
  minimal: null,
  isCached: false,
  failure: MessageError,
  errors: ['invalid_input', 'not_found', 'method_not_allowed', 'too_large', 'unsupported_media_type'],
}
