import { z } from 'zod'
import { Ctas, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import { CtaRow, Prose, Title } from '../page/parts/parts.server.tsx'
import styles from './heading-and-description.server.module.css'
import { defineSection } from './section.server.ts'

export const headingAndDescription = defineSection({
  kind: 'heading_and_description',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    ctas: Ctas,
  }),
  example: { title: 'What a rating says', description: 'Six stars use less than **4.5 litres** a minute.' },
  render({ title, description, ctas }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <div className={title !== '' && level === 2 ? styles.beside : undefined}>
        {title !== '' && <Title level={level}>{title}</Title>}
        <div className={styles.words}>
          <Prose text={description} under={title === '' ? 1 : level} context={context} />
          <CtaRow ctas={ctas} context={context} />
        </div>
      </div>
    )
  },
})
