import { z } from 'zod'
import { Markdown } from '../page/parts/fields.server.ts'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import { proseHtml } from '../page/parts/prose.server.ts'
import { renderHtml } from '../page/render-html.server.ts'
import { spreadMarks } from '../page/parts/spread-marks.ts'
import scene from '../page/parts/rooms/room-scene.server.module.css'
import { defineComponent } from './component-type.server.ts'

/** A room of `data/rooms.json` with its products, numbered in the picture and listed beside it. */
export const room = defineComponent({
  type: 'room',
  schema: z.object({
    room: z.string().min(1),
    title: z.string().optional(),
    description: Markdown.optional(),
    /** The template of `projects.json` that has its products; by default that of the room. */
    template: z.string().optional(),
  }),
  example: { room: 'ensuite', title: 'Ensuite in travertine and brass', description: 'Bench at 850 mm.' },
  render({ room: name, title, description, template = `pictured-${name}` }, context) {
    const pictured = context.rooms.byName.get(name)
    if (!pictured) {
      context.remark(`room left out, rooms.json does not have it: ${name.slice(0, 100)}`)
      return null
    }
    const level = context.nextLevel()
    const placed = context.nextClass()
    const { width, height } = pictured.pictures.wide
    const products = spreadMarks(pictured.products, height / width)
    products.forEach(({ x, y }, index) => context.addStyle(`.${placed} [data-mark="${index}"]{--x:${x}%;--y:${y}%}`))
    return {
      slot: 'room',
      title: title ?? pictured.title,
      level,
      descriptionHtml: proseHtml(description, level, context),
      pictureHtml: renderHtml(
        <ContentPicture
          image={{ url: pictured.pictures.wide.url, description: pictured.alt }}
          context={context}
          sizes="(width >= 1024px) 64vw, 100vw"
          isFirst={context.opens()}
          className={scene.picture}
        />,
      ),
      placed,
      template,
      lines: products.map((line, mark) => ({ ...line, mark })),
    }
  },
})
