import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { ContentEvents } from '#app/features/content/components/content-events.ts'

export const CONTENT_EVENTS: ContentEvents = {
  onCta({ href, title, isDownload }) {
    pushToDataLayer({ event: isDownload ? 'cta_download' : 'cta_click', href, title })
  },
  onPlay({ title, source }) {
    pushToDataLayer({ event: 'video_play', title, source })
  },
}
