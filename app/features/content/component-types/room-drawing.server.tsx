import { z } from 'zod'
import { sourceAddress } from '../page/addresses.ts'
import { Markdown } from '../page/parts/fields.server.ts'
import { proseHtml } from '../page/parts/prose.server.ts'
import { defineComponent } from './component-type.server.ts'

/** A room of `data/room-drawings.json`: its elevation and plan with dimensions, and the same as a table. */
export const roomDrawing = defineComponent({
  type: 'room-drawing',
  schema: z.object({ room: z.string().min(1), title: z.string().default('Set-out'), description: Markdown.optional() }),
  example: { room: 'accessible', title: 'Set-out', description: 'The pan is 455 mm from the side wall.' },
  render({ room, title, description }, context) {
    const drawing = context.drawings.get(room)
    if (!drawing) {
      context.remark(`drawing left out, room-drawings.json does not have it: ${room.slice(0, 100)}`)
      return null
    }
    const level = context.nextLevel()
    const scaled = context.nextClass()
    context.addStyle(`.${scaled}{--mm:${drawing.elevation.width}}`)
    const view = ({ url, width, height }: typeof drawing.plan) => ({ src: sourceAddress(url, context), width, height })
    return {
      slot: 'drawing',
      title,
      level,
      descriptionHtml: proseHtml(description, level, context),
      room: drawing.title,
      scaled,
      elevation: view(drawing.elevation),
      plan: view(drawing.plan),
      setOut: drawing.setOut,
    }
  },
})
