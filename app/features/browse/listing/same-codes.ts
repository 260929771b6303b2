import { normaliseCode } from '@specify/engine/fold'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { listCodes } from '#app/features/search/hits/discontinued-code.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'

type CodeReader = Pick<RequestCatalogue & RequestContext & RequestMarket, 'catalogue' | 'locale' | 'visibility'>

const MOST_CODES = 5

/** Codes of several products that a text is without their signs: `463015` for `463-0.15` and `4630.15`. None otherwise. */
export function listSameCodes(text: string, { catalogue, locale, visibility }: CodeReader): readonly string[] {
  for (const code of listCodes(text)) {
    const normalised = normaliseCode(code)
    const variants = catalogue.findVariants(code, { locale, visibility })
    const codes = variants.map(({ variant: { sku, attributes } }) =>
      normaliseCode(sku) === normalised ? sku : String(attributes['item-code'] ?? sku),
    )
    const distinct = [...new Set(codes)]
    if (distinct.length > 1) return distinct.slice(0, MOST_CODES)
  }
  return []
}
