import { z } from 'zod'
import { Markdown } from '../page/parts/fields.server.ts'
import { Prose, Section, Title } from '../page/parts/parts.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import { defineComponent } from './component-type.server.ts'
import styles from './text-pages.server.module.css'

const TextPage = z.object({
  title: z.string().default(''),
  content: Markdown,
  /** Date of the last change, as text. */
  updated: z.string().default(''),
})

const example = { title: 'Disclaimer', content: '# Scope\n\nWhat stands here is for professionals.' }

export const disclaimer = defineComponent({
  type: 'disclaimer',
  schema: TextPage,
  example,
  render: (page, context) => <TextBody page={page} context={context} />,
})

export const privacy = defineComponent({
  type: 'privacy',
  schema: TextPage,
  example: { ...example, title: 'Privacy' },
  render: (page, context) => <TextBody page={page} context={context} />,
})

function TextBody({
  page: { title, content, updated },
  context,
}: {
  page: z.output<typeof TextPage>
  context: RenderContext
}) {
  const level = title === '' ? 2 : context.nextLevel()
  return (
    <Section>
      <div className="page">
        {title !== '' && <Title level={level}>{title}</Title>}
        {updated !== '' && <p className={styles.updated}>{updated}</p>}
        <Prose text={content} under={title === '' ? 1 : level} context={context} className={styles.reading} />
      </div>
    </Section>
  )
}
