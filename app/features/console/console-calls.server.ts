import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { ORDER_STATUSES } from '#app/features/cart/orders/order-status.ts'
import { markOrder as setOrderStatus } from '#app/features/cart/orders/mark-order.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { DONE, Done, EXAMPLE_ID } from '#app/features/staff/call-parts.server.ts'
import { findList, listReader } from './lists/definitions/all-lists.server.ts'
import { isWhollyRead, readListState } from './lists/list-state.ts'
import { readIds } from './lists/read-list.server.ts'
import { ACCOUNT_CALLS } from './people/account-calls.server.ts'
import { PEOPLE_CALLS } from './people/people-calls.server.ts'
import { retryMails as sendAgain } from './work/retry-mails.server.ts'
import { addNote as writeNote, answerEnquiry as sendAnswer, changeItems } from './work/work-items.server.ts'
import { ITEM_KINDS, ITEM_STATES, MAX_ANSWER_LENGTH, MAX_NOTE_LENGTH } from './work/item-state.ts'

type ConsoleContext = Pick<RequestContext & RequestMarket, 'actor' | 'db' | 'now' | 'locale' | 'requestId' | 'onMail'>

/** Rows that one press changes. */
const MOST_ROWS = 10_000

const Changed = Done.extend({
  rows: z.number().int().describe('Rows that were changed'),
  rest: z.string().max(400).describe('Where to go on, for a query that finds more rows than are changed at once'),
})
const Rows = {
  rows: z.array(RowId).max(200).default([]).describe('Rows of the page'),
  query: z.string().max(2_000).optional().describe('Instead of rows: all that this address of the list finds'),
  asOf: z.iso.datetime().max(30).optional().describe('With a query: leaves what came after this moment'),
  after: z.string().max(400).optional().describe('With a query: `rest` of the change before'),
}
const Text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'is missing')
    .max(most, `must have at most ${most.toLocaleString('en-AU')} characters`)
const Version = z.coerce.number().int().min(0)
const WRITE = { method: 'POST', limitPerMinute: 120, output: Done } as const

const LIST_OF = { enquiry: 'enquiries', feedback: 'feedback', quote: 'quotes' } as const

const changeWorkItems = defineEndpoint({
  ...WRITE,
  output: Changed,
  name: 'console/changeItems',
  caller: { right: 'work' },
  summary: 'Sets the state of enquiries or feedback, or who looks after them or after quotes.',
  input: z.object({
    kind: z.enum(ITEM_KINDS),
    ...Rows,
    state: z.enum(ITEM_STATES).exclude(['new']).optional(),
    assign: z.enum(['me', 'nobody']).optional(),
    version: Version.optional().describe('Of one row: the version that was read; 0 for one that nobody has touched'),
  }),
  example: { input: { kind: 'enquiry', rows: [EXAMPLE_ID], state: 'done' }, output: { ...DONE, rows: 1, rest: '' } },
  errors: ['not_found', 'conflict'],
  async run(context: ConsoleContext, { kind, state, assign, version, ...chosen }) {
    const { actor, db, now, requestId } = context
    const by = assertRight(actor, 'work')
    if (state === undefined && assign === undefined)
      throw new AppError('invalid_input', 'Choose what to change: the state, or who looks after it.')
    if (kind === 'quote' && state !== undefined)
      throw new AppError('invalid_input', 'A quote is answered or closed at its own page.')
    const { ids, rest } = await chosenRows(context, LIST_OF[kind], chosen)
    const assigneeId = assign === undefined ? undefined : assign === 'me' ? by.accountId : null
    const rows = await changeItems(db, { by, requestId, kind, ids, state, assigneeId, version }, now)
    return { ...DONE, rows, rest }
  },
})

const addWorkNote = defineEndpoint({
  ...WRITE,
  name: 'console/addNote',
  caller: { right: 'work' },
  summary: 'Adds a note that only staff read.',
  input: z.object({
    kind: z.enum([...ITEM_KINDS, 'order']),
    id: RowId,
    text: Text(MAX_NOTE_LENGTH),
    isForPacker: z.boolean().optional().describe('Of an order: printed on its packing sheet'),
  }),
  example: { input: { kind: 'enquiry', id: EXAMPLE_ID, text: 'Called back.' }, output: DONE },
  errors: ['not_found'],
  async run({ actor, db, now, requestId }: ConsoleContext, note) {
    await writeNote(db, { by: assertRight(actor, 'work'), requestId, ...note }, now)
    return DONE
  },
})

const answerEnquiry = defineEndpoint({
  ...WRITE,
  name: 'console/answerEnquiry',
  caller: { right: 'work' },
  summary: 'Answers an enquiry by mail.',
  input: z.object({ id: RowId, text: Text(MAX_ANSWER_LENGTH), version: Version }),
  example: { input: { id: EXAMPLE_ID, text: 'The spout is 160 mm long.', version: 0 }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run({ actor, db, now, requestId, onMail }: ConsoleContext, { id, text, version }) {
    await sendAnswer(db, { by: assertRight(actor, 'work'), requestId, id, text, version }, now)
    onMail()
    return DONE
  },
})

const markOrder = defineEndpoint({
  ...WRITE,
  name: 'console/markOrder',
  caller: { right: 'work' },
  summary: 'Sets the status of an order, forward only. A cancelled one gives back its stock.',
  input: z.object({ orderNumber: z.string().max(40), status: z.enum(ORDER_STATUSES).exclude(['placed']) }),
  example: { input: { orderNumber: 'AU-7K3M-Q9XD', status: 'shipped' }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run({ actor, db, now, requestId, onMail }: ConsoleContext, { orderNumber, status }) {
    const marked = await setOrderStatus(db, { by: assertRight(actor, 'work'), orderNumber, status, requestId }, now)
    if (!marked) throw new AppError('not_found', `There is no order ${orderNumber}.`)
    onMail()
    return DONE
  },
})

const retryMails = defineEndpoint({
  ...WRITE,
  output: Changed,
  name: 'console/retryMails',
  caller: { right: 'system' },
  summary: 'Sends mails again that did not leave.',
  input: z.object(Rows),
  example: { input: { rows: [EXAMPLE_ID] }, output: { ...DONE, rows: 1, rest: '' } },
  errors: ['not_found'],
  async run(context: ConsoleContext, chosen) {
    const { actor, db, now, requestId, onMail } = context
    const by = assertRight(actor, 'system')
    const { ids, rest } = await chosenRows(context, 'mails', chosen)
    const rows = await sendAgain(db, { by, requestId, ids }, now)
    onMail()
    return { ...DONE, rows, rest }
  },
})

interface ChosenRows {
  readonly rows: readonly string[]
  readonly query?: string | undefined
  readonly asOf?: string | undefined
  readonly after?: string | undefined
}

/** The rows that were ticked, or those that the address of a list finds. @throws AppError `invalid_input` for none. */
async function chosenRows(
  { actor, db, locale, now }: ConsoleContext,
  key: string,
  { rows, query, asOf, after = '' }: ChosenRows,
): Promise<{ readonly ids: readonly string[]; readonly rest: string }> {
  const list = findList(actor, key)
  const reader = listReader(actor, { locale, now })
  if (query === undefined || !list || !reader) {
    if (rows.length === 0) throw new AppError('invalid_input', 'Choose at least one row.')
    return { ids: rows, rest: '' }
  }
  const params = new URLSearchParams(query)
  const state = { ...readListState(params, list), after }
  if (!isWhollyRead(params, state, list)) throw new AppError('invalid_input', 'query: is no address of this list')
  const seen = asOf === undefined ? now : new Date(asOf)
  const found = await readIds(db, list, state, reader, { most: MOST_ROWS, asOf: seen })
  if (found.ids.length === 0) throw new AppError('invalid_input', 'The list is empty by now.')
  return found
}

export const CONSOLE_CALLS = [
  changeWorkItems,
  addWorkNote,
  answerEnquiry,
  markOrder,
  retryMails,
  ...PEOPLE_CALLS,
  ...ACCOUNT_CALLS,
]
