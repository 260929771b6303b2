import { data } from 'react-router'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { readStatement, STATEMENT_MARKET } from '#app/features/reports/building-product/read-statement.server.ts'
import type { BuildingStatement } from '#app/features/reports/building-product/statement.ts'
import { StatementScreen } from '#app/features/reports/components/building-product/statement-screen.tsx'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import type { Route } from './+types/building-product.ts'
import { pageMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'

const MAX_CODE_LENGTH = 64

export function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (market?.code !== STATEMENT_MARKET) throw data(null, 404)
  const reader = context.get(requestContext)
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, MAX_CODE_LENGTH)
  const statement = code === '' ? null : findStatement(reader, market.code, code)
  const page = { locale: market.code, code, statement, publicUrl: reader.config.publicUrl }
  return data(page, code !== '' && !statement ? 404 : 200)
}

function findStatement(reader: SiteRequest, locale: Locale, code: string): BuildingStatement | null {
  try {
    return readStatement(reader, locale, code)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Building product information | Specify' }]
  const { locale, statement, publicUrl } = loaderData
  return pageMeta({
    title: statement
      ? `${statement.name} ${statement.sku}, building product information`
      : 'Building product information',
    description: statement ? `What is stated of ${statement.name} as a building product in New Zealand.` : '',
    canonical: absoluteHref(publicUrl, routes.buildingProduct.href({ locale, code: statement?.sku })),
    markets: ['nz'],
    index: statement !== null,
  })
}

export default function BuildingProductRoute({ loaderData }: Route.ComponentProps) {
  return <StatementScreen {...loaderData} />
}
