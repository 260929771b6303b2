import { type ContentEvents } from './content-events.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { PageView } from '../page/page-view.server.ts'
import type { Slot } from '../page/slot.ts'
import styles from './content-screen.module.css'
import { ContentHtml, type WantedVideo } from './content-html.tsx'

/** Sheets of the markup that the server makes. */
import.meta.glob('../**/*.server.module.css', { eager: true })

const VideoDialog = onDemand(() => import('./video-dialog.tsx'), 'over')

export type ContentBlock<Filled> = { readonly html: string } | Filled

interface ContentBlocksProps<Filled> {
  readonly name: string
  readonly blocks: readonly ContentBlock<Filled>[]
  readonly events: ContentEvents
  readonly renderSlot: (slot: Filled) => ReactNode
}

export function ContentBlocks<Filled extends { readonly slot: Slot['slot'] }>({
  name,
  blocks,
  events,
  renderSlot,
}: ContentBlocksProps<Filled>) {
  const [video, setVideo] = useState<WantedVideo | null>(null)
  const keyed = blocks.map((block, index) => ({ block, index, key: `${name} ${index}` }))
  return (
    <>
      {keyed.map(({ key, index, block }) =>
        'html' in block ? (
          <ContentHtml key={key} html={block.html} events={events} onVideo={setVideo} isBelow={index > 0} />
        ) : (
          <div key={key} data-below={index > 0 || null}>
            {renderSlot(block)}
          </div>
        ),
      )}
      {video && (
        <Suspense>
          <VideoDialog video={video} onClose={() => setVideo(null)} />
        </Suspense>
      )}
    </>
  )
}

export function ContentTrail({ crumbs, isTrailForDesktop }: Pick<PageView, 'crumbs' | 'isTrailForDesktop'>) {
  if (crumbs.length === 0) return null
  return (
    <div className={isTrailForDesktop ? `page ${styles.wideTrail}` : 'page'}>
      <Breadcrumbs crumbs={crumbs} />
    </div>
  )
}
