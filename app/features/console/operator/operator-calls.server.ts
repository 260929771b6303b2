import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { changeEntry, type EntryChange } from '#app/features/cart/operator/commands.server.ts'
import { methodKey } from '#app/features/cart/operator/operator-changes.ts'
import {
  canBeOpened,
  DiscountCode,
  MethodRecord,
  NOT_OPENED,
  StockFields,
} from '#app/features/cart/operator/orders-file-schema.ts'
import { toMethod, toTerms } from '#app/features/cart/operator/orders-file.ts'
import { normaliseDiscountCode } from '#app/features/cart/pricing/discounts.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { DONE, Done, EXAMPLE_ID } from '#app/features/staff/call-parts.server.ts'
import { applyUpload } from './uploads.server.ts'

type OperatorContext = Pick<RequestContext, 'actor' | 'db' | 'now' | 'requestId'>

const Was = z.string().max(50).default('').describe('Key of the state that was read; empty for a new one')
const WRITE = {
  method: 'POST',
  limitPerMinute: 120,
  caller: { right: 'work' },
  output: Done,
  errors: ['conflict'],
} as const
const by = ({ actor, requestId }: OperatorContext) => ({ by: assertRight(actor, 'work'), requestId })

async function change(context: OperatorContext, entry: Omit<EntryChange, 'by' | 'requestId'>) {
  await changeEntry(context.db, { ...by(context), ...entry }, context.now)
  return DONE
}

const saveDelivery = defineEndpoint({
  ...WRITE,
  name: 'console/saveDelivery',
  summary: 'Adds or changes a delivery, as the file of deliveries writes it.',
  input: z.object({ delivery: MethodRecord, place: z.int().min(1).max(500), was: Was }),
  example: {
    input: {
      delivery: { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1_850 }] },
      place: 1,
    },
    output: DONE,
  },
  async run(context: OperatorContext, { delivery, place, was }) {
    const { locale, ...method } = toMethod(delivery)
    const key = methodKey(locale, method.shippingMethodId)
    return change(context, { part: 'shippingMethods', key, is: { ...method, place }, was })
  },
})

const endDelivery = defineEndpoint({
  ...WRITE,
  name: 'console/endDelivery',
  errors: ['conflict', 'not_found'],
  summary: 'Ends a delivery. Orders keep it.',
  input: z.object({ market: z.enum(LOCALES), id: z.string().max(60), was: Was }),
  example: { input: { market: 'au', id: 'standard', was: 'q0v5…' }, output: DONE },
  run: (context: OperatorContext, { market, id, was }) =>
    change(context, { part: 'shippingMethods', key: methodKey(market, id), is: null, was }),
})

const saveCode = defineEndpoint({
  ...WRITE,
  name: 'console/saveCode',
  summary: 'Adds or changes a discount code, as the file of codes writes it; an ended one is opened again.',
  input: z.object({ code: DiscountCode, was: Was }),
  example: { input: { code: { code: 'WELCOME10', name: 'Welcome', percent: 10 } }, output: DONE },
  run: (context: OperatorContext, { code: { code: key, ...terms }, was }) =>
    change(context, { part: 'discountCodes', key, is: toTerms(terms), was }),
})

const endCode = defineEndpoint({
  ...WRITE,
  name: 'console/endCode',
  errors: ['conflict', 'not_found'],
  summary: 'Ends a discount code. Orders keep it.',
  input: z.object({ code: z.string().max(64), was: Was }),
  example: { input: { code: 'WELCOME10', was: 'q0v5…' }, output: DONE },
  run: (context: OperatorContext, { code, was }) =>
    change(context, { part: 'discountCodes', key: normaliseDiscountCode(code), is: null, was }),
})

const setStock = defineEndpoint({
  ...WRITE,
  name: 'console/setStock',
  summary: 'Sets how many there are of a code; null stops counting it.',
  input: z.object({ ...StockFields.shape, was: Was }).refine(canBeOpened, NOT_OPENED),
  errors: ['conflict', 'not_found'],
  example: { input: { sku: '96340C6AF', quantity: 40 }, output: DONE },
  run: (context: OperatorContext, { sku, quantity, was }) =>
    change(context, { part: 'stock', key: sku, is: quantity === null ? null : { quantity }, was }),
})

const applyFile = defineEndpoint({
  ...WRITE,
  name: 'console/applyFile',
  summary: 'Applies an uploaded file of deliveries, codes and stock: all of it, or nothing.',
  input: z.object({ id: RowId, plan: z.string().max(50).describe('Key of the changes that were shown') }),
  output: Done.extend({ changes: z.int() }),
  example: { input: { id: EXAMPLE_ID, plan: 'q0v5…' }, output: { ...DONE, changes: 12 } },
  errors: ['not_found', 'conflict'],
  async run(context: OperatorContext, { id, plan }) {
    return { ...DONE, changes: await applyUpload(context.db, { ...by(context), id, plan }, context.now) }
  },
})

export const OPERATOR_CALLS = [saveDelivery, endDelivery, saveCode, endCode, setStock, applyFile]
