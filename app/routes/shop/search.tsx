import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { rememberQuery } from '#app/features/analytics/search-identity.ts'
import { recordSearchSoon } from '#app/features/analytics/search-record.ts'
import { findMarket } from '@specify/core/market.ts'
import { ListingScreen } from '#app/features/browse/components/listing/listing-screen.tsx'
import { NoResult } from '#app/features/browse/components/listing/no-result.tsx'
import { isRefined, readListingState, type ListingState } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData } from '#app/features/browse/components/listing/listing-model.ts'
import { listSameCodes } from '#app/features/browse/listing/same-codes.ts'
import { findUnknownCode } from '#app/features/search/hits/unknown-code.ts'
import { readNothingFound } from '#app/features/browse/listing/nothing-found.server.ts'
import { SEARCH_PATH } from '#app/features/browse/listing/listing-definition.ts'
import { readListing } from '#app/features/browse/listing/listing.server.ts'
import { findDiscontinued, findPathByEan } from '#app/features/browse/products/product-page.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/search.ts'
import { DiscontinuedNote } from './notes/discontinued-note.tsx'
import { LastSeen } from './last-seen.tsx'
import { useRenderCard } from './listing-card.tsx'
import { SameCodesNote, UnknownCodeNote } from './notes/same-codes-note.tsx'
import { pageMeta } from '../page-meta.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const requested = context.get(requestContext)
  const { catalogue, config, content, visibility } = requested
  const { code: locale } = market
  const state = readListingState(new URL(request.url).searchParams)
  const reader = { catalogue, locale, visibility }
  const path = findPathByEan(state.query, reader)
  if (path !== null) throw redirect(marketHref(locale, `${path}?sr=1`))
  const listing = await orErrorPage(readListing(requested, { locale, path: SEARCH_PATH, definition: null, state }))
  const unknownCode = findsNothing(listing) ? null : findUnknownCode(state.query, reader)
  const canonical = absoluteHref(config.publicUrl, routes.search.path({ locale }))
  return {
    head: { title: listing.title, description: '', canonical, markets: null, index: false },
    listing: serialiseLoaderData(context, withoutIgnored(listing, unknownCode)),
    discontinued: findDiscontinued(state.query, reader),
    sameCodes: listSameCodes(state.query, reader),
    unknownCode,
    nothing: findsNothing(listing)
      ? await orErrorPage(
          readNothingFound(requested, {
            locale,
            query: state.query,
            corrections: listing.suggestions,
            popular: content.popular,
          }),
        )
      : null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.head) : []
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { nothing, discontinued, sameCodes, unknownCode } = loaderData
  const listing = usePageData(loaderData.listing)
  useEffect(rememberQuery, [listing])
  useEffect(() => {
    const { locale, state } = listing
    if (isPlainSearch(state)) return recordSearchSoon({ locale, query: state.query })
  }, [listing])
  const renderCard = useRenderCard(listing)
  const note = (
    <>
      {sameCodes.length > 0 && <SameCodesNote query={listing.state.query} codes={sameCodes} />}
      {unknownCode !== null && <UnknownCodeNote query={listing.state.query} code={unknownCode} />}
      {discontinued && <DiscontinuedNote locale={listing.locale} match={discontinued} />}
    </>
  )
  if (nothing) {
    return <NoResult data={listing} {...nothing} lead={note} tail={<LastSeen locale={listing.locale} />} />
  }
  return <ListingScreen data={listing} renderCard={renderCard} lead={note} />
}

function findsNothing({ nbHits, state }: Pick<ListingData, 'nbHits' | 'state'>): boolean {
  return nbHits === 0 && state.query !== ''
}

/** Leaves out of the words given up what the note on an unknown code says. */
function withoutIgnored(listing: ListingData, code: string | null): ListingData {
  const { understood } = listing
  if (!understood || code === null) return listing
  return { ...listing, understood: { ...understood, ignored: understood.ignored.filter((word) => word !== code) } }
}

/** A text as it was typed: neither narrowed nor taken back in parts since. */
function isPlainSearch(state: ListingState): boolean {
  return state.query !== '' && state.page === 1 && state.plain.length === 0 && !state.collection && !isRefined(state)
}
