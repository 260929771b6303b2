import { z } from 'zod'
import { linkAddress } from '../page/addresses.ts'
import { Image, Markdown } from '../page/parts/fields.server.ts'
import cards from '../page/parts/cards.server.module.css'
import parts from '../page/parts/parts.server.module.css'
import { Prose, Section, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import { VideoFacade, VideoLink } from '../page/parts/video.server.tsx'
import { defineComponent } from './component-type.server.ts'

const MediaItem = z.object({
  title: z.string().min(1),
  description: Markdown.optional(),
  video_thumbnail: Image.optional(),
  video_link: VideoLink.optional(),
})

const Paper = MediaItem.extend({
  /** A button is offered for links that end in `.pdf`. */
  document: z.object({ href: z.string().min(1) }).optional(),
})

const common = { title: z.string().default(''), description: Markdown.optional() }

export const mediaVideos = defineComponent({
  type: 'media-videos',
  schema: z.object({ ...common, items: z.array(MediaItem).default([]) }),
  example: {
    title: 'Videos',
    items: [
      {
        title: 'Setting a wall-hung pan',
        description: 'From the frame to the seat.',
        video_thumbnail: { url: 'Original/content/film.webp' },
        video_link: { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Setting a wall-hung pan' },
      },
    ],
  },
  render: (media, context) => <MediaGrid {...media} context={context} />,
})

/** Papers in a grid: to watch, to download, or both. */
export const industryPapers = defineComponent({
  type: 'industry-papers',
  schema: z.object({ ...common, items: z.array(Paper).default([]) }),
  example: {
    title: 'Industry papers',
    items: [{ title: 'Water in aged care', document: { href: '/content-files/water-in-aged-care.pdf' } }],
  },
  render: (media, context) => <MediaGrid {...media} context={context} />,
})

/** One, two or four side by side. */
const MEDIA_SIZES = '(width >= 1280px) 25vw, (width >= 600px) 50vw, 100vw'

interface MediaGridProps {
  readonly title: string
  readonly description?: unknown
  readonly items: readonly z.output<typeof Paper>[]
  readonly context: RenderContext
}

function MediaGrid({ title, description, items, context }: MediaGridProps) {
  const level = title === '' ? 2 : context.nextLevel()
  const ItemTitle = level === 1 ? 'h2' : 'h3'
  return (
    <Section>
      <div className="page">
        {title !== '' && <Title level={level}>{title}</Title>}
        <Prose text={description} under={level} context={context} />
        <ul className={`${cards.grid} ${cards.four}`}>
          {items.map((item) => (
            <li key={item.title} className={cards.card}>
              {item.video_link ? (
                <VideoFacade
                  link={item.video_link}
                  thumbnail={item.video_thumbnail}
                  context={context}
                  className={cards.picture}
                />
              ) : (
                item.video_thumbnail && (
                  <ContentPicture
                    image={item.video_thumbnail}
                    context={context}
                    sizes={MEDIA_SIZES}
                    className={`${cards.picture} ${cards.still}`}
                  />
                )
              )}
              <ItemTitle className={cards.title}>{item.title}</ItemTitle>
              <Prose text={item.description} under={3} context={context} className={cards.words} />
              <PaperButton href={item.document?.href} title={item.title} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function PaperButton({ href, title, context }: { href: string | undefined; title: string; context: RenderContext }) {
  const address = href !== undefined && href.endsWith('.pdf') ? linkAddress(href, context) : null
  if (address === null) return null
  return (
    <p className={`c-ctas ${parts.ctas} ${cards.ctas}`}>
      <a className={parts.cta} href={address} download="" data-cta="download">
        Download PDF
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    </p>
  )
}
