import { z } from 'zod'
import { Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import { Prose, Slides, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import styles from './multiple-info.server.module.css'
import { defineSection } from './section.server.ts'

const INTERVAL_MS = 5_000

const InfoItem = z.object({
  title: z.string().min(1),
  description: Markdown.optional(),
  image: Image.optional(),
})

export const multipleInfo = defineSection({
  kind: 'multiple_info',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    multiple_info: z.array(InfoItem).min(1),
  }),
  example: {
    title: 'How it came about',
    multiple_info: [{ title: '1998', description: 'The first catalogue, on paper.' }],
  },
  render({ title, description, multiple_info: items }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    const slides = items.map((item) => ({
      key: item.title,
      content: (
        <div className={styles.moment}>
          {item.image && <ContentPicture image={item.image} context={context} sizes="(width >= 800px) 30vw, 80vw" />}
          <h3>{item.title}</h3>
          <Prose text={item.description} under={3} context={context} className={styles.words} />
        </div>
      ),
    }))
    return (
      <div>
        {title !== '' && <Title level={level}>{title}</Title>}
        <Prose text={description} under={level} context={context} />
        <Slides label={title || 'Timeline'} intervalMs={INTERVAL_MS} slides={slides} className={styles.slider} />
      </div>
    )
  },
})
