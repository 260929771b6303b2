import { z } from 'zod'
import { alignment, Ctas, Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import pair from '../page/parts/pair.server.module.css'
import { CtaRow, Prose, Title } from '../page/parts/parts.server.tsx'
import { Film, VideoFacade, VideoLink } from '../page/parts/video.server.tsx'
import { isFilm } from '../page/parts/watch-link.ts'
import { defineSection } from './section.server.ts'

export const video = defineSection({
  kind: 'video',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    video_thumbnail: Image.optional(),
    video_link: VideoLink,
    content_alignment: alignment('left', 'right', 'top', 'bottom'),
    ctas: Ctas,
  }),
  example: {
    title: 'A mixer from every side',
    description: 'Thirty seconds with the finish in the light.',
    video_thumbnail: { url: 'Original/content/film.webp' },
    video_link: { href: 'Original/content/film.mp4', title: 'A mixer turning' },
    content_alignment: 'left',
  },
  render({ title, description, video_thumbnail: thumbnail, video_link: link, content_alignment: side, ctas }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <div className={pair.pair} data-words={side}>
        <div className={pair.words}>
          {title !== '' && <Title level={level}>{title}</Title>}
          <Prose text={description} under={level} context={context} />
          <CtaRow ctas={ctas} context={context} />
        </div>
        {isFilm(link.href) ? (
          <Film link={link} poster={thumbnail} context={context} />
        ) : (
          <VideoFacade link={link} thumbnail={thumbnail} context={context} />
        )}
      </div>
    )
  },
})
