import { AppError } from '@specify/core/app-error.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ReportContext } from '../report-context.ts'
import { buildingStatement, type BuildingStatement } from './statement.ts'

/** Only New Zealand asks for it. */
export const STATEMENT_MARKET: Locale = 'nz'

/** @throws AppError `not_found` for a code that the reader may not know of, and in markets that do not ask for it. */
export function readStatement(
  { catalogue, visibility }: Pick<ReportContext, 'catalogue' | 'visibility'>,
  locale: Locale,
  code: string,
): BuildingStatement {
  const product = locale === STATEMENT_MARKET ? catalogue.findProduct(code, locale, visibility) : null
  const variant = product && findVariant(product.variants, code)
  if (!product || !variant) throw new AppError('not_found', 'No product here has this code.')
  return buildingStatement({ product, variant }, locale)
}
