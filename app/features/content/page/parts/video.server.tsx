import { z } from 'zod'
import { originalUrl } from '@specify/catalogue/files/asset-source.ts'
import { UNPLAYABLE } from '#app/features/content/unplayable-text.ts'
import { linkAddress, sourceAddress } from '../addresses.ts'
import type { Image } from './fields.server.ts'
import { ContentPicture } from './picture.server.tsx'
import pair from './pair.server.module.css'
import type { RenderContext } from '../render-context.ts'
import styles from './video.server.module.css'
import { isFilm, watchedVideo } from './watch-link.ts'

export const VideoLink = z.object({ href: z.string().min(1), title: z.string().default('') })

interface VideoProps {
  readonly link: z.output<typeof VideoLink>
  readonly context: RenderContext
}

/** A film played in place. Nothing of it is loaded before the visitor plays it. */
export function Film({ link, poster, context }: VideoProps & { poster: Image | undefined }) {
  const source = sourceAddress(link.href, context)
  const picture = poster && sourceAddress(poster.url, context)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films of the site have no sound
    <video
      className={pair.film}
      controls
      playsInline
      preload="none"
      poster={picture ? originalUrl(picture) : undefined}
      aria-label={link.title || undefined}
      data-film={link.title}
    >
      {source && <source src={originalUrl(source)} type="video/mp4" />}
      {UNPLAYABLE}
    </video>
  )
}

interface FacadeProps extends VideoProps {
  readonly thumbnail: Image | undefined
  readonly className?: string | undefined
}

/**
 * A still of a video with a play button: no request goes to the video host before it is pressed. Without script the
 * button is a link to the video.
 */
export function VideoFacade({ link, thumbnail, context, className = '' }: FacadeProps) {
  const id = watchedVideo(link.href)
  const film = isFilm(link.href) ? sourceAddress(link.href, context) : null
  const label = link.title === '' ? 'Play video' : `Play video: ${link.title}`
  const still = (
    <>
      <ContentPicture
        image={thumbnail}
        context={context}
        sizes="(width >= 1280px) 25vw, (width >= 600px) 50vw, 100vw"
        className={styles.still}
      />
      <span className={styles.play} aria-hidden="true" />
    </>
  )
  const href = film ? originalUrl(film) : id && linkAddress(link.href, context)
  if (!href) {
    context.remark(`Invalid YouTube URL: ${link.href.slice(0, 100)}`)
    return (
      <button
        type="button"
        className={`${styles.facade} ${className}`.trim()}
        aria-label={label}
        data-video-refused={link.href}
      >
        {still}
      </button>
    )
  }
  return (
    <a
      role="button"
      className={`${styles.facade} ${className}`.trim()}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      data-video={id ?? ''}
      data-video-title={link.title}
    >
      {still}
    </a>
  )
}
