import { useCallback } from 'react'
import type { ProductCard as Card } from '#app/features/catalogue/card.ts'
import { ProductCard } from '#app/features/catalogue/components/product-card.tsx'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import type { ListingData } from '#app/features/search/components/listing-model.ts'
import { ListingBody } from '#app/features/search/components/listing-screen.tsx'
import { openAddToProject } from './add-to-project.tsx'
import styles from './builder-products.module.css'
import { openQuickView } from './quick-view.tsx'

const EXAMPLE_FILE = '/images/files/example_spectool_upload_sku_list.csv'

/** The second step of the builder: every product, to be added to the project. */
export function BuilderProducts({ listing, projectId }: { listing: ListingData; projectId: string }) {
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
      <section className={styles.upload} aria-labelledby="upload-title">
        <h2 id="upload-title">Have a list of codes?</h2>
        <p>Products can be added from a spreadsheet with the columns sku, qty and section.</p>
        <a href={EXAMPLE_FILE} download>
          Download an example file
        </a>
      </section>
      <ListingBody data={listing} renderCard={renderCard} />
    </>
  )
}
