import { z } from 'zod'
import { Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import { Prose, Slides, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import styles from './multiple-image-slider.server.module.css'
import { defineSection } from './section.server.ts'

const INTERVAL_MS = 2_000

const SlideImage = z.object({ image: Image.omit({ description: true }).extend({ title: z.string().default('') }) })

export const multipleImageSlider = defineSection({
  kind: 'multiple_image_slider',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    multiple_image: z.object({ section_with_images: z.array(SlideImage).min(1) }),
  }),
  example: {
    title: 'The rooms',
    multiple_image: {
      section_with_images: [
        { image: { url: 'Original/content/room-1.webp', title: 'Ensuite with a wall basin' } },
        { image: { url: 'Original/content/room-2.webp', title: 'Powder room' } },
      ],
    },
  },
  render({ title, description, multiple_image: { section_with_images: images } }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    const slides = images.map(({ image }, index) => ({
      key: `${index}`,
      content: (
        <figure className={styles.figure}>
          <ContentPicture
            /* The caption says it. */
            image={{ url: image.url, description: '' }}
            context={context}
            sizes="(width >= 800px) 70vw, 92vw"
          />
          {image.title !== '' && <figcaption>{image.title}</figcaption>}
        </figure>
      ),
    }))
    return (
      <div>
        {title !== '' && <Title level={level}>{title}</Title>}
        <Prose text={description} under={level} context={context} />
        <Slides label={title || 'Pictures'} intervalMs={INTERVAL_MS} slides={slides} className={styles.slider} />
      </div>
    )
  },
})
