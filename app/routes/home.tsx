import type { ReactNode } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in.ts'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { ProductCard } from '#app/features/catalogue/components/product-card.tsx'
import { pageBreadcrumbData, siteData } from '#app/features/catalogue/structured-data.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { OverviewGrid } from '#app/features/search/components/overview-grid.tsx'
import { readNewest, readOverview } from '#app/features/search/overview.server.ts'
import { sendPageData } from '#app/page-sink.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { usePageData } from '#app/ui/page-data.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'
import { pageMeta, structuredData } from './page-meta.ts'
import { openQuickView } from './quick-view.tsx'
import { settled } from './settled.ts'

export { ErrorBoundary } from './not-found.tsx'

const NEWEST = 8
const SHOWCASE = 4

export async function loader({ context, params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { search, config, listings: table, visibility } = context.get(requestContext)
  const request = { search, table, locale: market.code, visibility }
  const [groups, brands, sectors, newest] = await settled(
    Promise.all([
      readOverview('category', request),
      readOverview('brand', request),
      readOverview('sector', request),
      readNewest(request, NEWEST),
    ]),
  )
  return {
    head: {
      title: `Bathroom, tapware and kitchen products for ${market.countryName}`,
      description: LEAD,
      canonical: `${config.publicUrl}/${market.code}/`,
      markets: null,
      index: true,
    },
    structured: [siteData(market.code, config.publicUrl), pageBreadcrumbData('', market.code, config.publicUrl)].map(
      (each) => JSON.stringify(each),
    ),
    page: sendPageData(context, {
      locale: market.code,
      groups: groups.map((tile) => ({ ...tile, intro: '', children: [] })),
      brands: brands.map((tile) => ({ ...tile, intro: '' })),
      sectors: sectors.map((tile) => ({ ...tile, intro: '' })),
      newest,
    }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...structuredData(loaderData.structured)] : []
}

const LEAD =
  'Find, compare and specify bathroom, kitchen and laundry products, with ratings, dimensions, drawings and models for each.'

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { locale, groups, brands, sectors, newest } = usePageData(loaderData.page)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <section className={`page ${styles.hero}`}>
        <div>
          <h1>Every fixture, exactly as specified.</h1>
          <p className={styles.lead}>{LEAD}</p>
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
                onAdd={() => void navigate(signInHref(pathname, search), { preventScrollReset: true })}
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
