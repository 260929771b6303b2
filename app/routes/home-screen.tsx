import type { ReactNode } from 'react'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { ProductCard } from '#app/features/catalogue/components/product-card.tsx'
import { OverviewGrid } from '#app/features/search/components/overview-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { usePageData, type PageData } from '#app/ui/page-data.ts'
import { openAddToProject } from './add-to-project.tsx'
import type { HomePage } from './home-page.server.ts'
import styles from './home-screen.module.css'
import { openQuickView } from './quick-view.tsx'

const SHOWCASE = 4

export const HOME_LEAD =
  'Find, compare and specify bathroom, kitchen and laundry products, with ratings, dimensions, drawings and models for each.'

/** The market's home: what is sold, what is new, and by whom. */
export function HomeScreen({ page }: { page: PageData<HomePage> }) {
  const { locale, groups, brands, sectors, newest } = usePageData(page)
  return (
    <>
      <section className={`page ${styles.hero}`}>
        <div>
          <h1>Every fixture, exactly as specified.</h1>
          <p className={styles.lead}>{HOME_LEAD}</p>
          <div className={styles.actions}>
            <ButtonLink look="primary" href={`/${locale}/products/`}>
              Browse products
            </ButtonLink>
            <ButtonLink href={`/${locale}/tools-resources/bim-library/`}>BIM library</ButtonLink>
          </div>
        </div>
        <div className={styles.showcase}>
          {groups.slice(0, SHOWCASE).map((group) => {
            const source = assetSource(group.image)
            return (
              <a key={group.path} href={`/${locale}/${group.path}/`} aria-label={group.title}>
                <Picture
                  src={source?.src ?? null}
                  srcSet={source?.srcSet}
                  sizes="(width >= 1024px) 22vw, 46vw"
                  alt=""
                  width={480}
                  height={480}
                  fetchPriority="high"
                />
              </a>
            )
          })}
        </div>
      </section>
      <HomeSection title="Products" href={`/${locale}/products/`}>
        <OverviewGrid locale={locale} tiles={groups} />
      </HomeSection>
      <HomeSection title="New products" href={null}>
        <ul className={styles.cards}>
          {newest.map((card, index) => (
            <li key={card.productId}>
              <ProductCard
                card={card}
                locale={locale}
                view="grid"
                context=""
                eager={false}
                onAdd={({ sku }) => openAddToProject({ sku, name: card.name })}
                onOpen={({ sku }) =>
                  recordProductClick({ locale, productId: card.productId, sku, position: index + 1 })
                }
                onQuickView={({ sku }) => openQuickView(sku)}
              />
            </li>
          ))}
        </ul>
      </HomeSection>
      <HomeSection title="Brands" href={`/${locale}/brands/`}>
        <OverviewGrid locale={locale} tiles={brands} />
      </HomeSection>
      <HomeSection title="Sectors" href={`/${locale}/sectors/`}>
        <OverviewGrid locale={locale} tiles={sectors} />
      </HomeSection>
    </>
  )
}

function HomeSection({ title, href, children }: { title: string; href: string | null; children: ReactNode }) {
  return (
    <section className={`page ${styles.section}`}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {href && <a href={href}>See all</a>}
      </div>
      {children}
    </section>
  )
}
