import { z } from 'zod'
import { linkAddress, sourceAddress } from '../page/addresses.ts'
import { Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import pair from '../page/parts/pair.server.module.css'
import { Prose, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import styles from './info-section-with-image.server.module.css'
import { defineSection } from './section.server.ts'

const IconItem = z.object({
  icon: z.object({ url: z.string().min(1) }).optional(),
  link: z.string().optional(),
  title: z.string().default(''),
  content: Markdown.optional(),
})

export const infoSectionWithImage = defineSection({
  kind: 'info_section_with_image',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    image: Image.optional(),
    content_with_icon: z.array(IconItem).default([]),
  }),
  example: {
    title: 'Sydney',
    image: { url: 'Original/content/sydney.webp', description: 'The showroom from the street' },
    content_with_icon: [
      { icon: { url: '/images/content/phone.svg' }, link: 'tel:+61255501200', title: 'Phone', content: '02 5550 1200' },
    ],
  },
  render({ title, description, image, content_with_icon: items }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <div className={pair.pair} data-image="left">
        <ContentPicture
          image={image}
          context={context}
          sizes="(width >= 1024px) 50vw, 100vw"
          isFirst={context.opens()}
          className={pair.picture}
        />
        <div className={pair.words}>
          {title !== '' && <Title level={level}>{title}</Title>}
          <Prose text={description} under={level} context={context} />
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.title + item.link}>
                <ItemIcon url={item.icon?.url} context={context} />
                <div>
                  <p className={styles.title}>{item.title}</p>
                  <ItemWords item={item} context={context} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    )
  },
})

function ItemIcon({ url, context }: { url: string | undefined; context: RenderContext }) {
  const source = url === undefined ? null : sourceAddress(url, context)
  return source === null ? (
    <span className={styles.dot} aria-hidden="true" />
  ) : (
    <img src={source} alt="" width={24} height={24} loading="lazy" />
  )
}

/** Text of an item; with an address, all of it is the link. */
function ItemWords({ item, context }: { item: z.output<typeof IconItem>; context: RenderContext }) {
  const href = item.link === undefined ? null : linkAddress(item.link, context)
  if (href === null) return <Prose text={item.content} under={3} context={context} />
  return <a href={href}>{typeof item.content === 'string' && item.content !== '' ? item.content : item.title}</a>
}
