import { z } from 'zod'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { DraftInput } from '../answer/answer-input.server.ts'
import { saveDraft as save } from '../desk/save-draft.server.ts'
import type { QuoteContext } from '../quote-context.ts'
import { EXAMPLE_QUOTE_ID } from './quote-example.ts'
import { MAX_ANSWER_BYTES, STAFF_ERRORS } from './staff-actions.server.ts'
import { nameOf, answeringStaff } from './staff.ts'

const EXAMPLE_LINE = { sku: '96340C6AF', priceCents: 31_900, leadTime: '2 weeks' }

export const saveDraft = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  // Twice as often as the page saves.
  limitPerMinute: 60,
  maxBodyBytes: MAX_ANSWER_BYTES,
  name: 'quote/saveDraft',
  summary:
    'Staff keep an answer that they are writing. Lines that are left out stay as they are in the draft. Another version than that of the draft is refused with `conflict`, and with the values of both in `clash`. The draft ends when the answer is sent.',
  input: DraftInput,
  output: z.object({ isError: Succeeded, version: z.int().describe('For the next save'), at: z.string() }),
  example: {
    input: {
      quoteId: EXAMPLE_QUOTE_ID,
      version: 0,
      draft: { gst: 'inc', lead: '', freight: '95.00', validUntil: '2026-04-11', text: '', lines: [EXAMPLE_LINE] },
    },
    output: { isError: false, version: 1, at: '2026-03-11T02:00:00.000Z' },
  },
  errors: [...STAFF_ERRORS, 'conflict'],
  async run({ account, actor, db, now }: QuoteContext, { quoteId, version, draft }) {
    const saved = await save(db, answeringStaff(actor), { quoteId, version, draft, by: nameOf(account) }, now)
    return { isError: false as const, version: saved, at: now.toISOString() }
  },
})
