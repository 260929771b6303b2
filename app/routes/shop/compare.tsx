import { use } from 'react'
import { data, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { mayCount } from '#app/features/insight/counts/count-address.ts'
import { absoluteHref } from '#app/addresses/route.ts'
import { MAX_COMPARED } from '#app/features/catalogue/compare/limits.ts'
import { compareHref, readComparedCodes } from '#app/features/catalogue/compare/compare-address.ts'
import { AskingReader } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { readComparisonAsks } from '#app/features/blanks/read-page-asks.server.ts'
import { CompareScreen } from '#app/features/catalogue/compare/components/compare-screen.tsx'
import { readComparison } from '#app/features/browse/products/read-comparison.server.ts'
import { ShoppingContext } from '#app/features/cart/components/shop/shopping.ts'
import { findMarket } from '@specify/core/market.ts'
import { ComparedUse } from '#app/features/builder/components/product-use/compared-use.tsx'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { usePageData } from '#app/shell/page-data.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/compare.ts'
import { openAddToProject } from '../projects/add-to-project.tsx'
import { keepUnderDialog } from '../account/keep-under-dialog.ts'
import { LastSeen } from './last-seen.tsx'
import { pageMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'

/** Hiding what is equal changes the address, not the data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const codesOf = (url: URL) => readComparedCodes(url.searchParams).codes.join('\n')
  const isSame = codesOf(currentUrl) === codesOf(nextUrl) && currentUrl.pathname === nextUrl.pathname
  return (!isSame || currentUrl.href === nextUrl.href) && keepUnderDialog(args)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const reader = context.get(requestContext)
  const { catalogue, config, visibility } = reader
  const { code: locale } = market
  const { codes } = readComparedCodes(new URL(request.url).searchParams)
  const { unknown, omitted, ...comparison } = readComparison(codes, { catalogue, locale, visibility })
  const skus = comparison.columns.map(({ sku }) => sku)
  if (!reader.viewing && mayCount((name) => request.headers.get(name)))
    reader.dailyCounts.addComparison(locale, skus, reader.now)
  // The same products in another order are the same page.
  const canonical = absoluteHref(config.publicUrl, compareHref(locale, skus.toSorted()))
  const title =
    skus.length > 1 ? `Compare ${comparison.columns.map(({ name }) => name).join(', ')}` : 'Compare products'
  return {
    asks: await readComparisonAsks(reader, locale, comparison),
    head: { title, description: '', canonical, markets: null, index: false },
    screen: serialiseLoaderData(context, {
      locale,
      comparison,
      unknown: unknown.slice(0, MAX_COMPARED),
      omitted: omitted.length,
    }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.head) : []
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const screen = usePageData(loaderData.screen)
  const { search } = useLocation()
  const { isOnlyDifferent } = readComparedCodes(new URLSearchParams(search))
  const isSignedIn = use(ShoppingContext) !== null
  const { locale, comparison } = screen
  const skus = comparison.columns.map(({ sku }) => sku)
  return (
    <AskingReader asks={loaderData.asks}>
      <CompareScreen
        {...screen}
        isOnlyDifferent={isOnlyDifferent}
        onAdd={openAddToProject}
        renderAction={(column) => (
          <ComparedUse locale={locale} column={column} columns={comparison.columns} isSignedIn={isSignedIn} />
        )}
        suggestions={
          <LastSeen
            locale={locale}
            except={skus}
            hrefOf={({ sku }) => compareHref(locale, [...skus, sku], isOnlyDifferent)}
          />
        }
      />
    </AskingReader>
  )
}
