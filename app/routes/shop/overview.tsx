import { data } from 'react-router'
import { PageLink } from '#app/ui/page-link.tsx'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { findMarket } from '@specify/core/market.ts'
import { OverviewGrid } from '#app/features/browse/components/overview/overview-grid.tsx'
import { FinishRow } from '#app/features/browse/components/listing/finish-row.tsx'
import { readFinishLinks } from '#app/features/browse/listing/finish-links.server.ts'
import type { ListingKind } from '#app/features/browse/listing/listing-definition.ts'
import { readOverview, type OverviewTile } from '#app/features/browse/overviews/overview.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/overview.ts'
import styles from './overview.module.css'
import { pageMeta, structuredData } from '../page-meta.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

const OVERVIEWS: Record<string, { title: string; intro: string; kind: ListingKind }> = {
  products: { title: 'Products', intro: 'The whole catalogue, by what a room needs.', kind: 'category' },
  brands: { title: 'Brands', intro: 'Makers with ranges and strengths of their own.', kind: 'brand' },
  sectors: { title: 'Sectors', intro: 'Products chosen for what a building is used for.', kind: 'sector' },
  solutions: {
    title: 'Solutions',
    intro: 'Products that answer one requirement, gathered across brands and categories.',
    kind: 'solution',
  },
  collection: {
    title: 'Collections',
    intro: 'Basins, tapware and fittings drawn together, so that one finish runs through the whole room.',
    kind: 'collection',
  },
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const slug = new URL(request.url).pathname.split('/')[2] ?? ''
  const overview = OVERVIEWS[slug]
  if (!market || !overview) throw data(null, 404)
  const { search, config, listings, visibility } = context.get(requestContext)
  const { title, intro } = overview
  const reader = { search, listings, locale: market.code, visibility }
  const tiles = await orErrorPage(readOverview(overview.kind, reader))
  const finishes = overview.kind === 'category' ? await orErrorPage(readFinishLinks(reader)) : []
  const canonical = absoluteHref(config.publicUrl, routes.listing.path({ locale: market.code, path: slug }))
  const crumbs = [
    { label: 'Home', href: routes.home.path({ locale: market.code }) },
    { label: title, href: null },
  ]
  return {
    head: { title, description: intro, canonical, markets: null, index: true },
    structured: [JSON.stringify(pageBreadcrumbData(slug, market.code, config.publicUrl, crumbs))],
    page: serialiseLoaderData(context, { locale: market.code, title, intro, tiles, finishes, crumbs }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...structuredData(loaderData.structured)] : []
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  const { locale, title, intro, tiles, finishes, crumbs } = usePageData(loaderData.page)
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      {groupTiles(tiles).map(({ brand, tiles: ofBrand }, index) =>
        brand === null ? (
          <OverviewGrid key="" locale={locale} tiles={ofBrand} eager={index === 0 ? 4 : 0} />
        ) : (
          <section key={brand} className={styles.group} aria-label={brand}>
            <h2>{brand}</h2>
            <OverviewGrid locale={locale} tiles={ofBrand} eager={index === 0 ? 4 : 0} level={3} />
          </section>
        ),
      )}
      {finishes.length > 0 && (
        <section id="finishes" className={styles.finishes}>
          <h2>By finish</h2>
          <FinishRow label="Finishes" finishes={finishes} />
          <p>
            Or start from a <PageLink href={routes.collections.path({ locale })}>collection</PageLink>, whose pieces
            share their lines and finishes.
          </p>
        </section>
      )}
    </div>
  )
}

/** Collections by brand, in the order of the table; what has no brand stands in one group. */
function groupTiles(tiles: readonly OverviewTile[]): { brand: string | null; tiles: readonly OverviewTile[] }[] {
  const groups = Map.groupBy(tiles, ({ brand }) => brand)
  return [...groups].map(([brand, ofBrand]) => ({ brand, tiles: ofBrand }))
}
