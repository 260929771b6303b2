import { ContentBlocks, ContentTrail } from '#app/features/content/components/content-screen.tsx'
import styles from '#app/features/content/components/content-screen.module.css'
import { usePageData, type PageData } from '#app/shell/page-data.ts'
import { CONTENT_EVENTS } from './content-events.ts'
import type { ListingContent, ContentPageData } from './content-page.server.ts'
import { renderContentSlot } from './content-slots.tsx'

export function ContentPage({ page }: { page: PageData<ContentPageData> }) {
  const { locale, path, crumbs, isTrailForDesktop, blocks } = usePageData(page)
  return (
    <>
      <ContentTrail crumbs={crumbs} isTrailForDesktop={isTrailForDesktop} />
      <ContentBlocks
        name={`${locale}/${path}`}
        blocks={blocks}
        events={CONTENT_EVENTS}
        renderSlot={(slot) => renderContentSlot(slot, locale)}
      />
    </>
  )
}

export function AroundBlocks({ around, at }: { around: PageData<ListingContent>; at: 'before' | 'after' }) {
  const { locale, path, [at]: blocks } = usePageData(around)
  if (blocks.length === 0) return null
  return (
    <div className={at === 'before' ? styles.inPage : undefined}>
      <ContentBlocks
        name={`${locale}/${path}`}
        blocks={blocks}
        events={CONTENT_EVENTS}
        renderSlot={(slot) => renderContentSlot(slot, locale)}
      />
    </div>
  )
}
