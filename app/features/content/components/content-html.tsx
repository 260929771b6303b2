import { useEffect, useRef } from 'react'
import { loadInPage } from '#app/shell/load-in-page.ts'
import type { ContentEvents } from './content-events.ts'

/** A video that somebody wants to see: on the video host, or a film of the site. */
export interface WantedVideo {
  readonly title: string
  /** Empty for a film. */
  readonly id: string
  readonly href: string
}

interface ContentHtmlProps {
  readonly html: string
  readonly events: ContentEvents
  readonly onVideo: (video: WantedVideo) => void
}

const PLACEHOLDER = '/images/placeholders/search-result-thumbnail.svg'

/**
 * Markup that the server has made. It needs no script to be read; what turns, plays or is fetched is brought to life
 * where there is something of the kind. Other markup is another element: its key says so.
 */
export function ContentHtml({ html, events, onVideo }: ContentHtmlProps) {
  const root = useRef<HTMLDivElement>(null)
  const handlers = useRef({ events, onVideo })
  useEffect(() => {
    handlers.current = { events, onVideo }
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const aborter = new AbortController()
    const { signal } = aborter
    element.addEventListener('click', (event) => onClick(event, handlers.current), { signal })
    element.addEventListener('keydown', pressWithSpace, { signal })
    element.addEventListener('play', (event) => onPlay(event, handlers.current), { signal, capture: true })
    element.addEventListener('error', (event) => replaceBroken(event.target), { signal, capture: true })
    // A picture of the server's page can have failed before this script ran.
    for (const image of element.querySelectorAll('img')) {
      if (!image.complete || image.naturalWidth > 0) continue
      // One that waits for its turn looks the same: asked for again, it goes on waiting or fails where it is heard.
      if (image.loading === 'lazy') image.setAttribute('src', image.src)
      else replaceBroken(image)
    }
    if (element.querySelector('[data-slider]')) {
      const load = () => import('#app/ui/slider.ts')
      loadInPage(load, ({ startSliders }) => startSliders(element, signal), signal)
    }
    if (element.querySelector('[data-table]')) {
      const load = () => import('./content-tables.ts')
      loadInPage(load, ({ fillTables }) => fillTables(element, signal), signal)
    }
    return () => aborter.abort()
  }, [])
  return <div ref={root} className="c-block" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A link that is a button answers to the space bar as well. */
function pressWithSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return
  event.preventDefault()
  event.target.click()
}

function replaceBroken(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(PLACEHOLDER)) return
  target.removeAttribute('srcset')
  target.src = PLACEHOLDER
}

function onPlay({ target }: Event, { events }: Pick<ContentHtmlProps, 'events'>): void {
  if (target instanceof HTMLVideoElement)
    events.onPlay({ title: target.dataset['film'] ?? '', source: target.currentSrc })
}

function onClick(event: MouseEvent, { events, onVideo }: Pick<ContentHtmlProps, 'events' | 'onVideo'>): void {
  const target = event.target instanceof Element ? event.target : null
  const refused = target?.closest<HTMLElement>('[data-video-refused]')
  if (refused) console.warn('Invalid YouTube URL', refused.dataset['videoRefused'])
  const link = target?.closest('a')
  if (!link) return
  const { cta, video: id, videoTitle = '' } = link.dataset
  const title = link.textContent.trim()
  if (cta !== undefined) events.onCta({ href: link.href, title, isDownload: cta === 'download' })
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (id === undefined || !isPlain) return
  event.preventDefault()
  events.onPlay({ title: videoTitle, source: link.href })
  onVideo({ id, title: videoTitle, href: link.href })
}
