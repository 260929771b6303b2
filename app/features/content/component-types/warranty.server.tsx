import { z } from 'zod'
import { linkAddress } from '../page/addresses.ts'
import { Image, Markdown } from '../page/parts/fields.server.ts'
import { Prose, Section, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import { defineComponent } from './component-type.server.ts'
import text from './text-pages.server.module.css'
import styles from './warranty.server.module.css'

export const warranty = defineComponent({
  type: 'warranty',
  schema: z.object({
    title: z.string().default('Warranty'),
    description: Markdown.optional(),
    badges: z.array(z.object({ image: Image, href: z.string().min(1), title: z.string().min(1) })).default([]),
  }),
  example: {
    title: 'Warranty',
    description: 'What is warranted, and for how long.',
    badges: [
      { title: 'Cartridges, 15 years', image: { url: '/images/content/badge.svg' }, href: '/warranty/tapware/' },
    ],
  },
  render({ title, description, badges }, context) {
    const level = context.nextLevel()
    return (
      <Section>
        <div className="page">
          <Title level={level}>{title}</Title>
          <Prose text={description} under={level} context={context} className={text.reading} />
        </div>
        <div className="page">
          <ul className={styles.badges}>
            {badges.map((badge) => {
              const href = linkAddress(badge.href, context)
              return (
                href && (
                  <li key={badge.title}>
                    <a href={href} target="_blank" rel="noopener" data-cta="link">
                      <ContentPicture
                        image={{ ...badge.image, description: badge.title }}
                        context={context}
                        sizes="160px"
                        className={styles.badge}
                      />
                      <span aria-hidden="true">{badge.title}</span>
                    </a>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </Section>
    )
  },
})
