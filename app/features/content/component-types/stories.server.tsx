import { z } from 'zod'
import { Markdown } from '../page/parts/fields.server.ts'
import { proseHtml } from '../page/parts/prose.server.ts'
import { defineComponent } from './component-type.server.ts'

/** One product in each of its finishes. */
export const finishes = defineComponent({
  type: 'finishes',
  schema: z.object({ title: z.string().min(1), description: Markdown.optional(), sku: z.string().min(1) }),
  example: { title: 'Six finishes', description: 'All of them brass below.', sku: '96340C6AF' },
  render({ title, description, sku }, context) {
    const level = context.nextLevel()
    return { slot: 'finishes', title, descriptionHtml: proseHtml(description, level, context), sku }
  },
})

/** The products of a template of `projects.json` as a schedule, to be copied into a project. */
export const schedule = defineComponent({
  type: 'schedule',
  schema: z.object({
    title: z.string().min(1),
    description: Markdown.optional(),
    template: z.string().min(1),
    action: z.string().default('Copy this schedule'),
    rows: z.int().positive().optional(),
  }),
  example: { title: 'What was used', template: 'standard-ensuite', rows: 6 },
  render({ title, description, template, action, rows = null }, context) {
    const level = context.nextLevel()
    const descriptionHtml = proseHtml(description, level, context)
    return { slot: 'schedule', title, level, descriptionHtml, template, action, limit: rows }
  },
})
