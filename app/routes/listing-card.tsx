import { memo } from 'react'
import { useNavigate } from 'react-router'
import type { ProductCard as Card } from '#app/features/catalogue/card.ts'
import { ProductCard } from '#app/features/catalogue/components/product-card.tsx'
import { signInHref } from '#app/features/accounts/sign-in.ts'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import type { ListingData } from '#app/features/search/components/listing-model.ts'
import { openQuickView } from './quick-view.tsx'
import { useSelection } from './selection.ts'

interface ListingCardProps {
  readonly listing: ListingData
  readonly card: Card
  readonly position: number
  readonly eager: boolean
}

/** A card of a listing with what it does: open, add to a project, or, in the BIM library, select. */
export const ListingCard = memo(function ListingCard({ listing, card, position, eager }: ListingCardProps) {
  const navigate = useNavigate()
  const selection = useSelection()
  const inBimLibrary = listing.kind === 'bim'
  return (
    <ProductCard
      card={card}
      locale={listing.locale}
      view={listing.state.view}
      context={cardContext(listing, card)}
      {...(inBimLibrary && { pathOf: (variant) => variant.path.replace(/^product\//, 'tools-resources/bim-library/') })}
      eager={eager}
      onAdd={
        inBimLibrary
          ? null
          : () => void navigate(signInHref(location.pathname, location.search), { preventScrollReset: true })
      }
      selection={inBimLibrary ? selection : undefined}
      onOpen={(variant) =>
        recordProductClick({ locale: listing.locale, productId: card.productId, sku: variant.sku, position })
      }
      onQuickView={(variant) => openQuickView(variant.sku)}
    />
  )
})

/** Where the visitor comes from, for the breadcrumbs of the product page. */
function cardContext({ kind, path, state }: ListingData, card: Card): string {
  if (kind === 'bim') return '?fromBim=true'
  if (kind === 'search' || state.isSearchResult) return '?sr=1'
  if (kind === 'collection' || kind === 'livewell') return `?${new URLSearchParams({ collection: path })}`
  return `?${new URLSearchParams({ category: kind === 'category' ? path : `products/${card.categoryKey}` })}`
}
