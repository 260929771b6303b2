import type { Visibility } from '@specify/core/actor.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { CatalogueState } from '../catalogue/catalogue-state.ts'
import { CUSTOM_RANKING, type IndexView, type JsonValue } from '@specify/engine'
import type { ProtocolIndex, QueryReading } from '@specify/engine/protocol'
import { findDiscontinuedCode, findSuccessors } from '../hits/discontinued-code.ts'
import { codeForEan } from '../hits/ean.ts'
import { findUnknownCode } from '../hits/unknown-code.ts'
import { toSearch } from '../understanding/to-search.ts'
import { readQuery } from '../hits/one-variant.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Pagination limit. The hosted service stops at a thousand; a listing here can be read to its end. */
const DEEPEST_HIT = 100_000

const INDEX_NAME =
  /^([a-z]{2})_(?:(products|bim-library)(_internal)?|(content|query_suggestions))(?:_(name_asc|name_desc|newest))?$/

export interface IndexSources {
  readonly catalogue: CatalogueState
  readonly content: ReadonlyMap<Locale, IndexView>
  readonly vocabulary: Vocabulary
  readonly visibility: Visibility
}

/**
 * The index named by a client of the search protocol: `{locale}_products` and its sorted replicas `_name_asc`,
 * `_name_desc` and `_newest`, `_bim-library` (whose hits carry files), `_content`, `_query_suggestions`. The caller's visibility
 * selects between the two product indexes; `_products_internal` and `_bim-library_internal` are there for staff alone, so
 * that nobody who asks for them is answered with less. Null for other names.
 */
export function findProtocolIndex(
  name: string,
  { catalogue, content, vocabulary, visibility }: IndexSources,
): ProtocolIndex | null {
  const [, code, product, internal, other, replica] = INDEX_NAME.exec(name) ?? []
  if (internal !== undefined && visibility !== 'internal') return null
  const kind = product ?? other
  const sort = replica === 'newest' ? CUSTOM_RANKING : replica
  const locale = findMarket(code)?.code
  if (!locale) return null
  switch (kind) {
    case 'products':
      return {
        view: catalogue.products(locale, visibility),
        paginationLimitedTo: DEEPEST_HIT,
        read: (text) => {
          const code = codeForEan(text, { catalogue, locale, visibility })
          return {
            ...readForProtocol(catalogue.products(locale, visibility), locale, code, vocabulary),
            ...codeData(code, { catalogue, locale, visibility }),
          }
        },
        ...(sort ? { sort } : {}),
      }
    case 'bim-library':
      return {
        view: catalogue.bimLibrary(locale, visibility),
        paginationLimitedTo: DEEPEST_HIT,
        ...(sort ? { sort } : {}),
      }
    case 'query_suggestions':
      return sort ? null : { view: catalogue.querySuggestions(locale) }
    default: {
      const view = content.get(locale)
      return view && !sort ? { view } : null
    }
  }
}

/** Describes a code that no index holds: of a discontinued product with its replacements, or of none. */
function codeData(
  text: string,
  reader: Pick<IndexSources, 'catalogue' | 'visibility'> & { readonly locale: Locale },
): Pick<QueryReading, 'userData'> {
  const discontinued = findDiscontinuedCode(text, reader)
  const unknown = discontinued ? null : findUnknownCode(text, reader)
  if (unknown !== null) return { userData: [{ kind: 'unknown-code', code: unknown }] }
  if (!discontinued) return {}
  const { current, elsewhere } = findSuccessors(discontinued.product, reader)
  const toData = ({ product, variant }: CodedVariant) => ({
    sku: variant.sku,
    name: product.name[reader.locale],
    path: variantPath(product, variant),
    image: variant.images[0] ?? null,
  })
  const replacedElsewhere = current.length > 0 ? [] : elsewhere.map(({ variant }) => variant.sku)
  return {
    userData: [{ kind: 'discontinued', ...toData(discontinued), replacedBy: current.map(toData), replacedElsewhere }],
  }
}

function readForProtocol(view: IndexView, locale: Locale, text: string, vocabulary: Vocabulary): QueryReading {
  const understood = readQuery(view, locale, { text }, vocabulary)
  const { parts, order, ignored } = understood
  return {
    text: '',
    ...toSearch(understood),
    ...(order === 'price' && { sort: 'price_asc' }),
    ignoredWords: ignored,
    appliedRules: parts.map(({ typed, role, alternatives }) => ({
      phrase: typed,
      role,
      conditions: alternatives.flatMap(({ conditions }) => conditions.map((condition) => ({ ...condition }))),
    })) as unknown as JsonValue[],
  }
}
