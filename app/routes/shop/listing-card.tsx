import { memo, use, useCallback } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { toBimPath } from '#app/features/catalogue/views/product-url.ts'
import type { ProductCard as Card } from '@specify/catalogue/prices/card.ts'
import { ProductCard } from '#app/features/catalogue/components/card/product-card.tsx'
import { CardWish } from '#app/features/cart/components/shop/card-wish.tsx'
import { ShoppingContext } from '#app/features/cart/components/shop/shopping.ts'
import { CardUse } from '#app/features/builder/components/product-use/card-use.tsx'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import { recordSearchClick } from '#app/features/analytics/search-record.ts'
import type { ListingData } from '#app/features/browse/components/listing/listing-model.ts'
import { openAddToProject } from '../projects/add-to-project.tsx'
import { openQuickView } from './quick-view/quick-view-address.ts'
import { useSelection } from './selection.ts'

interface ListingCardProps {
  readonly listing: ListingData
  readonly card: Card
  readonly position: number
  readonly eager: boolean
}

/** A card of a listing with its actions: open, add to a project, or, in the BIM library, select. */
const ListingCard = memo(function ListingCard({ listing, card, position, eager }: ListingCardProps) {
  const selection = useSelection()
  const inBimLibrary = listing.kind === 'bim'
  const isSignedIn = use(ShoppingContext) !== null
  return (
    <ProductCard
      card={card}
      locale={listing.locale}
      view={listing.state.view}
      context={cardContext(listing, card)}
      {...(inBimLibrary && {
        pathOf: (variant) => toBimPath(variant.path),
      })}
      eager={eager}
      onAdd={inBimLibrary ? null : ({ sku }) => openAddToProject({ sku, name: card.name })}
      selection={inBimLibrary ? selection : undefined}
      {...(!inBimLibrary && {
        renderMark: ({ sku }, nameId) => (
          <>
            <CardWish sku={sku} nameId={nameId} />
            <CardUse locale={listing.locale} productId={card.productId} isSignedIn={isSignedIn} />
          </>
        ),
      })}
      onOpen={(variant) => {
        recordProductClick({ locale: listing.locale, productId: card.productId, sku: variant.sku, position })
        recordClick(listing, variant.sku)
      }}
      onQuickView={(variant) => {
        recordClick(listing, variant.sku)
        openQuickView(variant.sku)
      }}
    />
  )
})

/** Renders the cards of a listing: the same function for as long as the listing is the same. */
export function useRenderCard(listing: ListingData, { isFirstView = true } = {}) {
  return useCallback(
    (card: Card, position: number, eager: boolean) => (
      <ListingCard listing={listing} card={card} position={position} eager={eager && isFirstView} />
    ),
    [listing, isFirstView],
  )
}

function recordClick({ kind, locale, state }: ListingData, sku: string): void {
  if (kind === 'search' && state.query !== '') recordSearchClick({ locale, query: state.query }, sku)
}

function cardContext({ kind, path, state }: ListingData, card: Card): string {
  if (kind === 'bim') return '?fromBim=true'
  if (kind === 'search' || state.isSearchResult) return '?sr=1'
  if (kind === 'collection' || kind === 'livewell') return `?${new URLSearchParams({ collection: path })}`
  return `?${new URLSearchParams({ category: kind === 'category' ? path : `${routes.products.pattern}/${card.categoryKey}` })}`
}
