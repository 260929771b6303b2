import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { loadInPage } from '#app/shell/load-in-page.ts'
import { isPageAnchor } from '#app/ui/browser/page-address.ts'
import { UNPLAYABLE } from '../unplayable-text.ts'
import styles from './content-screen.module.css'
import type { ContentEvents } from './content-events.ts'

/** A video to play: on the video host, or a film of the site. */
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
  /** It lies below the first block. */
  readonly isBelow?: boolean
}

const PLACEHOLDER = '/images/placeholders/search-result-thumbnail.svg'

/**
 * Markup made by the server. It is readable without script; sliders, videos and tables are enhanced where present.
 * Other markup is another element: its key depends on it.
 */
export function ContentHtml({ html, events, onVideo, isBelow = false }: ContentHtmlProps) {
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const onPage = (href: string) => void navigate(href)
  const handlers = useRef({ events, onVideo, onPage })
  useEffect(() => {
    handlers.current = { events, onVideo, onPage }
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const aborter = new AbortController()
    const { signal } = aborter
    element.addEventListener('click', (event) => onClick(event, handlers.current), { signal })
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('play', (event) => onPlay(event, handlers.current), { signal, capture: true })
    element.addEventListener('error', (event) => replaceBroken(event.target), { signal, capture: true })
    // A picture of the server's page may have failed before this script ran.
    for (const image of element.querySelectorAll('img')) {
      if (!image.complete || image.naturalWidth > 0) continue
      // A lazy picture that has not loaded looks the same: requested again, it keeps waiting or fails with an event.
      if (image.loading === 'lazy') image.setAttribute('src', image.src)
      else replaceBroken(image)
    }
    const sliders = element.querySelectorAll<HTMLElement>('[data-slider]')
    if (sliders.length > 0) {
      const load = () => import('#app/ui/sliders/slider-control.ts')
      loadInPage(load, ({ startSlider }) => sliders.forEach((slider) => startSlider(slider, signal)), signal)
    }
    if (element.querySelector('[data-table]')) {
      const load = () => import('./content-tables.ts')
      loadInPage(load, ({ fillTables }) => fillTables(element, signal), signal)
    }
    return () => aborter.abort()
  }, [])
  return (
    <div ref={root} className={styles.block} data-below={isBelow || null} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** The space bar also presses a link with a button's role; Escape closes the open mark of a room. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.currentTarget instanceof Element) closeMarks(event.currentTarget, null)
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return
  event.preventDefault()
  event.target.click()
}

function closeMarks(root: Element, except: Element | null | undefined): void {
  for (const mark of root.querySelectorAll('[data-mark][open]')) if (mark !== except) mark.removeAttribute('open')
}

/** A picture that does not come is replaced by a still one, a film that cannot be played by words. */
function replaceBroken(target: EventTarget | null): void {
  const film = target instanceof Element ? target.closest('video') : null
  if (film) {
    const notice = document.createElement('p')
    notice.role = 'alert'
    notice.textContent = UNPLAYABLE
    film.replaceWith(notice)
  }
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(PLACEHOLDER)) return
  target.removeAttribute('srcset')
  target.src = PLACEHOLDER
}

function onPlay({ target }: Event, { events }: Pick<ContentHtmlProps, 'events'>): void {
  if (target instanceof HTMLVideoElement)
    events.onPlay({ title: target.dataset['film'] ?? '', source: target.currentSrc })
}

interface ClickHandlers extends Pick<ContentHtmlProps, 'events' | 'onVideo'> {
  readonly onPage: (href: string) => void
}

function onClick(event: MouseEvent, { events, onVideo, onPage }: ClickHandlers): void {
  const target = event.target instanceof Element ? event.target : null
  if (event.currentTarget instanceof Element) closeMarks(event.currentTarget, target?.closest('[data-mark]'))
  const refused = target?.closest<HTMLElement>('[data-video-refused]')
  if (refused) console.warn('Invalid YouTube URL', refused.dataset['videoRefused'])
  const link = target?.closest('a')
  if (!link) return
  const { cta, video: id, videoTitle = '' } = link.dataset
  const title = link.textContent.trim()
  if (cta !== undefined) events.onCta({ href: link.href, title, isDownload: cta === 'download' })
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (isPlain && id === undefined && isPageAnchor(link)) {
    event.preventDefault()
    onPage(link.getAttribute('href')!)
  }
  if (id === undefined || !isPlain) return
  event.preventDefault()
  events.onPlay({ title: videoTitle, source: link.href })
  onVideo({ id, title: videoTitle, href: link.href })
}
