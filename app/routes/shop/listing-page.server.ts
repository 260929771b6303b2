import type { RouterContextProvider } from 'react-router'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { ListingDefinition } from '#app/features/browse/listing/listing-definition.ts'
import { readListingState } from '#app/features/browse/listing/listing-state.ts'
import { readListing } from '#app/features/browse/listing/listing.server.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import type { PageView } from '#app/features/content/page/page-view.server.ts'
import type { Locale } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { contentHead, readAround } from '../content/content-page.server.ts'

interface ListingPlace {
  readonly locale: Locale
  /** Path as in the address, which may only end like the listing's own. */
  readonly path: string
  readonly definition: ListingDefinition | null
  readonly around: PageView | null
  readonly searchParams: URLSearchParams
}

export async function loadListing(
  context: Readonly<RouterContextProvider>,
  { locale, path, definition, around, searchParams }: ListingPlace,
) {
  const requested = context.get(requestContext)
  const { actor, config } = requested
  const state = readListingState(searchParams)
  const listing = await orErrorPage(readListing(requested, { locale, path, definition, state }))
  const own = definition?.path ?? path
  const aroundHead = around && contentHead(around, locale, requested)
  const aroundIt = around && (await orErrorPage(readAround(around, locale, requested)))
  return {
    head: {
      title: listing.title,
      description: listing.intro,
      keywords: aroundHead?.head.keywords ?? '',
      canonical: absoluteHref(config.publicUrl, routes.listing.path({ locale, path: own })),
      markets: definition?.markets ?? null,
      index: true,
    },
    structured: [JSON.stringify(pageBreadcrumbData(own, locale, config.publicUrl, listing.crumbs))],
    styles: aroundHead?.styles ?? [],
    opening: aroundHead?.opening ?? null,
    listing: serialiseLoaderData(context, listing),
    around: aroundIt && serialiseLoaderData(context, aroundIt),
    hasContentAbove: aroundIt !== null && aroundIt.before.length > 0,
    uploaderId: actor.kind === 'account' && actor.hasProfile ? actor.accountId : null,
  }
}
