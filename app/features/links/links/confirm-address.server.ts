import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { LinkContext } from './link-context.ts'
import { EXAMPLE_TOKEN } from './link-shapes.server.ts'
import { openLink } from './open-link.server.ts'
import {
  ADDRESS_MAIL,
  addressCookie,
  CODE_WINDOW_MS,
  isCode,
  signAddress,
} from '../recipients/recipient-address.server.ts'

const HOUR_S = 3_600
/** Mails that strangers have sent to one address, over one link, and from one place. */
const MAILS_TO = { name: 'link-address-to', points: 3, windowSeconds: HOUR_S }
const MAILS_OVER = { name: 'link-address-over', points: 20, windowSeconds: HOUR_S }
const MAILS_FROM = { name: 'link-address-from', points: 10, windowSeconds: HOUR_S }
const TRIES = { name: 'link-address-tries', points: 6, windowSeconds: 1_800 }

const Address = z.string().trim().toLowerCase().max(254).pipe(z.email('must be an email address'))

export const confirmAddress = defineEndpoint({
  method: 'POST',
  name: 'link/confirmAddress',
  limitPerMinute: 30,
  summary:
    'For links that ask for an address: without a code, mails one to it; with the code, answers the confirmation that decide and comment take (browsers keep it as a cookie).',
  input: z.object({
    token: z.string().min(1).max(100),
    address: Address,
    code: z.string().trim().max(20).optional(),
  }),
  described: z.object({
    token: z.string().min(1).max(100).describe('From the address of the link'),
    address: z.email().max(254),
    code: z.string().max(20).optional().describe('Six digits, from the email'),
  }),
  output: z.object({
    isError: Succeeded,
    isSent: z.boolean().describe('A code is on its way'),
    confirmation: z.string().nullable(),
  }),
  example: {
    input: { token: EXAMPLE_TOKEN, address: 'dan@builder.example' },
    output: { isError: false, isSent: true, confirmation: null },
  },
  errors: ['not_found', 'link_expired', 'link_revoked', 'forbidden', 'too_many_requests', 'unavailable'],
  async run(context: LinkContext, { token, address, code }) {
    const { answerCookies, clientAddress, config, db, limits, now, onMail, tokens } = context
    const { link, locale } = await openLink(context, token)
    if (!link.confirmAddress) throw new AppError('forbidden', 'This link does not ask for an address.')
    const linkId = link.id
    if (code === undefined) {
      await limits.assertWithin(MAILS_TO, address)
      await limits.assertWithin(MAILS_OVER, linkId)
      await limits.assertWithin(MAILS_FROM, clientAddress)
      await enqueueMail(db, { kind: ADDRESS_MAIL, recipient: address, accountId: null, locale, about: linkId }, now)
      onMail()
      return { isError: false as const, isSent: true, confirmation: null }
    }
    await limits.assertWithin(TRIES, `${linkId} ${address}`)
    const wasMailed = await hasMailedCode(db, { linkId, address }, now)
    if (!wasMailed || !isCode(tokens, { linkId, address, code }, now))
      throw new AppError('invalid_input', 'code: is not the one that was sent, or too old', {
        fields: { code: 'This code is wrong or has expired.' },
      })
    const confirmation = signAddress(tokens, { linkId, address }, now)
    answerCookies.push(addressCookie(confirmation, config.publicUrl))
    return { isError: false as const, isSent: false, confirmation }
  },
})

/** Codes follow from link, address and time: one that nobody was sent would be there to be guessed. */
async function hasMailedCode(
  db: LinkContext['db'],
  { linkId, address }: { readonly linkId: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('kind', '=', ADDRESS_MAIL)
    .where('recipient', '=', address)
    .where('about', '=', linkId)
    .where('created_at', '>', new Date(now.getTime() - 2 * CODE_WINDOW_MS))
    .limit(1)
    .executeTakeFirst()
  return mail !== undefined
}
