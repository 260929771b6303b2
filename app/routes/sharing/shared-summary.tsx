import { useMemo } from 'react'
import { data } from 'react-router'
import { AppError } from '@specify/core/app-error.ts'
import { SummaryDocument } from '#app/features/exports/components/summary-document.tsx'
import {
  sharedDescription,
  sharedImage,
  summaryOfShared,
  type SharedSchedule,
} from '#app/features/exports/summary/shared-summary.ts'
import { findMarket } from '@specify/core/market.ts'
import { findSharedSchedule } from '#app/features/exports/share/read-shared-project.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { usePageData } from '#app/shell/page-data.ts'
import styles from './shared-summary.module.css'
import type { Route } from './+types/shared-summary.ts'
import { useFileEvents } from '../shop/use-file-events.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const projectId = new URL(request.url).searchParams.get('projectId') ?? ''
  try {
    const shared = await findSharedSchedule(context.get(requestContext), market.code, projectId)
    const { config } = context.get(requestContext)
    return {
      locale: market.code,
      title: shared.cover.projectName,
      description: sharedDescription(shared),
      image: sharedImage(shared, config.publicUrl),
      shared: serialiseLoaderData(context, shared),
    }
  } catch (error) {
    if (error instanceof AppError) throw data(null, error.status)
    throw error
  }
}

/** A share can be revoked at any moment: no cached copies. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.title ?? 'Project'} | Specify` },
    ...(loaderData ? sharedCard(loaderData) : []),
    { name: 'robots', content: 'noindex' },
    // The address is the only key to the page.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Preview for programs where the link is sent. */
function sharedCard({ title, description, image }: { title: string; description: string; image: string }) {
  return [
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Specify' },
    { property: 'og:image', content: image },
  ]
}

export default function SharedSummaryRoute({ loaderData }: Route.ComponentProps) {
  useFileEvents()
  const { locale } = loaderData
  const shared = usePageData<SharedSchedule>(loaderData.shared)
  const { cover, showPrices, isLandscape, priceBasis } = shared
  const summary = useMemo(() => summaryOfShared(shared), [shared])
  return (
    <div className={`page ${styles.page}`}>
      <SummaryDocument
        locale={locale}
        cover={cover}
        summary={summary}
        showPrices={showPrices}
        isLandscape={isLandscape}
        isShared
        priceBasis={priceBasis}
        editing={null}
      />
    </div>
  )
}
