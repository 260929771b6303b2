import { z } from 'zod'
import { LETTER_KINDS, type LetterKind } from '#app/features/content/letters/letter-kinds.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { byEditor, EDIT, type PublishingContext } from '#app/features/publishing/calls/call-parts.server.ts'
import { DONE, Done } from '#app/features/staff/call-parts.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { sendTestLetter as send } from './test-letter.server.ts'

const sendTestLetter = defineEndpoint({
  method: EDIT.method,
  caller: EDIT.caller,
  name: 'console/sendTestLetter',
  limit: { perMinute: 10, by: 'account' },
  summary: 'Mails an invented letter of a kind, with the words of the draft, to the address of who calls.',
  input: z.object({ kind: z.enum(Object.keys(LETTER_KINDS) as [LetterKind, ...LetterKind[]]) }),
  output: Done.extend({ to: z.string() }),
  example: { input: { kind: 'order-placed' }, output: { ...DONE, to: 'staff@specify.test' } },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext & Pick<RequestContext, 'onMail'> & Pick<RequestMarket, 'locale'>, { kind }) {
    const { db, locale, now, onMail } = context
    const to = await send(db, { ...byEditor(context), kind, locale }, now)
    onMail()
    return { ...DONE, to }
  },
})

export const LETTER_CALLS = [sendTestLetter]
