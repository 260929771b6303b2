import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import { wordsAround } from '#app/features/content/letters/letters-file.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { DONE, Done, EXAMPLE_ID } from '#app/features/staff/call-parts.server.ts'
import { MAX_ANSWER_LENGTH } from '../work/item-state.ts'
import { answerEmail, ENQUIRY_ANSWER_MAIL, readAnswer, siteUrlOf } from '../work/answer-mail.server.ts'
import { findReply, removeReply as remove, saveReply as save } from './saved-replies.server.ts'
import { MAX_TITLE_LENGTH } from './reply-limits.ts'

type ReplyContext = Pick<RequestContext, 'actor' | 'db' | 'now' | 'requestId' | 'config'> & RequestContent

const Text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'is missing')
    .max(most, `must have at most ${most.toLocaleString('en-AU')} characters`)
const Version = z.coerce.number().int().min(0)
const OF_WORK = { method: 'POST', limitPerMinute: 120, caller: { right: 'work' } } as const

const saveReply = defineEndpoint({
  ...OF_WORK,
  name: 'console/saveReply',
  summary: 'Adds or changes a saved reply.',
  input: z.object({
    id: RowId.optional().describe('Left out: a new one'),
    title: Text(MAX_TITLE_LENGTH),
    text: Text(MAX_ANSWER_LENGTH).describe('With {name}, {number}, {day} and {staff}, which are filled in'),
    version: Version.default(0).describe('The version that was read'),
  }),
  output: Done,
  example: { input: { title: 'Spare parts', text: 'Hello {name}, yes.' }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run({ actor, db, now, requestId }: ReplyContext, { id = null, ...reply }) {
    await save(db, { by: assertRight(actor, 'work'), requestId, id, ...reply }, now)
    return DONE
  },
})

const removeReply = defineEndpoint({
  ...OF_WORK,
  name: 'console/removeReply',
  summary: 'Removes a saved reply.',
  input: z.object({ id: RowId, version: Version }),
  output: Done,
  example: { input: { id: EXAMPLE_ID, version: 1 }, output: DONE },
  errors: ['conflict'],
  async run({ actor, db, now, requestId }: ReplyContext, reply) {
    await remove(db, { by: assertRight(actor, 'work'), requestId, ...reply }, now)
    return DONE
  },
})

const getReply = defineEndpoint({
  ...OF_WORK,
  method: 'GET',
  onlyReads: true,
  name: 'console/getReply',
  summary: 'Reads a saved reply.',
  input: z.object({ id: RowId }),
  output: Done.extend({ title: z.string(), text: z.string(), version: z.int() }),
  example: {
    input: { id: EXAMPLE_ID },
    output: { ...DONE, title: 'Spare parts', text: 'Hello {name}, yes.', version: 1 },
  },
  errors: ['not_found'],
  async run({ db }: ReplyContext, { id }) {
    const reply = await findReply(db, id)
    if (!reply) throw new AppError('not_found', 'This reply has been removed. Choose another one.')
    const { title, text, version } = reply
    return { ...DONE, title, text, version }
  },
})

const previewAnswer = defineEndpoint({
  ...OF_WORK,
  onlyReads: true,
  name: 'console/previewAnswer',
  summary: 'The letter that answering an enquiry would send. Sends nothing.',
  input: z.object({ id: RowId, text: Text(MAX_ANSWER_LENGTH) }),
  output: Done.extend({
    to: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    greeting: z.string(),
    text: z.string(),
    below: z.string().describe('What the customer wrote, and the address of the site'),
  }),
  example: {
    input: { id: EXAMPLE_ID, text: 'The spout is 160 mm long.' },
    output: {
      ...DONE,
      to: 'priya@harbour.test',
      replyTo: 'enquiries@specify.test',
      subject: 'Your enquiry',
      greeting: 'Hello Priya',
      text: 'The spout is 160 mm long.',
      below: 'You wrote on 3 Mar 2026:\n\nWhich spout length?\n\nSpecify\nhttps://specify.test/au/',
    },
  },
  errors: ['not_found'],
  async run({ actor, db, config, content }: ReplyContext, { id, text }) {
    const answer = await readAnswer(db, { by: assertRight(actor, 'work'), id, text })
    if (!answer) throw new AppError('not_found', 'There is no such enquiry.')
    const { subject, heading, paragraphs, notes } = answerEmail(answer)
    const { Email: to } = answer.enquiry
    const foot = `Specify\n${siteUrlOf(config.publicUrl, answer.locale)}`
    const words = wordsAround(content.letters, ENQUIRY_ANSWER_MAIL)
    const lines = [words.greeting, ...paragraphs, words.closing, words.contact].filter(Boolean)
    const [letter, below] = [lines.join('\n\n'), [...notes, foot].join('\n\n')]
    return { ...DONE, to, replyTo: config.contactEmail, subject, greeting: heading, text: letter, below }
  },
})

export const REPLY_CALLS = [saveReply, removeReply, getReply, previewAnswer]
