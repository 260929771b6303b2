import { useCallback } from 'react'
import type { ProductCard as Card } from '@specify/catalogue/prices/card.ts'
import { ProductCard } from '#app/features/catalogue/components/card/product-card.tsx'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import type { ImportTarget, ImportEvents } from '#app/features/imports/components/import-calls.ts'
import { UploadPanel } from '#app/features/imports/components/upload-panel.tsx'
import type { ListingData } from '#app/features/browse/components/listing/listing-model.ts'
import { ListingBody } from '#app/features/browse/components/listing/listing-screen.tsx'
import { openAddToProject } from './add-to-project.tsx'
import { openQuickView } from '../shop/quick-view/quick-view-address.ts'

interface BuilderProductsProps {
  readonly listing: ListingData
  readonly target: ImportTarget
  readonly events: ImportEvents
}

export function BuilderProducts({ listing, target, events }: BuilderProductsProps) {
  const { projectId } = target
  const renderCard = useCallback(
    (card: Card, position: number, eager: boolean) => (
      <ProductCard
        card={card}
        locale={listing.locale}
        view={listing.state.view}
        context="?sr=1"
        eager={eager}
        onAdd={({ sku }) => openAddToProject({ sku, name: card.name, projectId })}
        onOpen={({ sku }) => recordProductClick({ locale: listing.locale, productId: card.productId, sku, position })}
        onQuickView={({ sku }) => openQuickView(sku)}
      />
    ),
    [listing, projectId],
  )
  return (
    <>
      <UploadPanel target={target} events={events} />
      <ListingBody data={listing} renderCard={renderCard} endsInReach />
    </>
  )
}
