import { z } from 'zod'
import { linkAddress } from '../page/addresses.ts'
import { Markdown } from '../page/parts/fields.server.ts'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import { proseHtml } from '../page/parts/prose.server.ts'
import type { RenderContext } from '../page/render-context.ts'
import { renderHtml } from '../page/render-html.server.ts'
import styles from '../page/parts/brand-range.server.module.css'
import { defineComponent } from './component-type.server.ts'

const Chapter = z.object({
  /** Path of a listing: its title, words, address and products. */
  listing: z.string().optional(),
  title: z.string().optional(),
  description: Markdown.optional(),
  href: z.string().optional(),
  /** A room of `data/rooms.json` that shows some of the products. */
  room: z.string().optional(),
  /** Selects one of its pictures; the wide one where that is missing. */
  picture: z.enum(['wide', 'tall', 'detail']).default('wide'),
  /** Products by code, instead of those of the listing. */
  skus: z.array(z.string()).optional(),
})

/** Presents a brand's range in chapters: a room with its products, or a series. */
export const brandRange = defineComponent({
  type: 'brand-range',
  schema: z.object({ brand: z.string().min(1), line: z.string().default(''), chapters: z.array(Chapter).default([]) }),
  example: {
    brand: 'brands/caroma',
    line: 'Collections that share lines and finishes.',
    chapters: [{ listing: 'collection/liano-ii', room: 'ensuite' }],
  },
  render: ({ brand, line, chapters }, context) => ({
    slot: 'range',
    brand,
    line,
    chapters: chapters.map(({ listing, title = null, description, href, room, picture, skus }, index) => {
      const pictured = room === undefined ? undefined : roomOf(room, context)
      return {
        listing,
        title,
        descriptionHtml: proseHtml(description, 2, context),
        href: href === undefined ? null : linkAddress(href, context),
        pictureHtml: pictured
          ? renderHtml(
              <ContentPicture
                image={{ url: (pictured.pictures[picture] ?? pictured.pictures.wide).url, description: pictured.alt }}
                context={context}
                sizes={
                  index % 3 === 2 ? '(width >= 1656px) 1560px, 100vw' : '(width >= 1024px) min(58vw, 910px), 100vw'
                }
                className={styles.picture}
              />,
            )
          : null,
        inRoom: pictured?.products.map(({ sku }) => sku) ?? [],
        skus,
      }
    }),
  }),
})

function roomOf(name: string, context: RenderContext) {
  const room = context.rooms.byName.get(name)
  if (!room) context.remark(`room left out, rooms.json does not have it: ${name.slice(0, 100)}`)
  return room
}
