import { AppError } from '@specify/core/app-error.ts'
import { z } from 'zod'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { MAX_COUNT, MAX_REFERENCE_LENGTH } from '../contents/model.ts'

const Sku = z.string().min(1).max(64)
export const Count = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MAX_COUNT, `must be at most ${MAX_COUNT}`)
const REFERENCE_PROBLEM = `must have at most ${MAX_REFERENCE_LENGTH} letters, digits and signs`
/** The customer's reference, such as a purchase order number. */
export const Reference = z
  .string()
  .trim()
  .max(MAX_REFERENCE_LENGTH, REFERENCE_PROBLEM)
  .regex(/^\P{Cc}*$/u, REFERENCE_PROBLEM)
export const DescribedReference = z.string().max(MAX_REFERENCE_LENGTH)
export const CartVersion = z
  .int('must be a whole number')
  .min(1, 'must be a version')
  .max(2_147_483_647)
  .optional()
  .describe('The version that the change is made on; left out, it fits any')

/** The count may be in either place. */
export const VariantInput = z.object({
  variant: z.object({ sku: Sku, count: Count.optional() }),
  count: Count.optional().describe('Instead of the one in variant; 1 where there is neither'),
})

export const LineInput = z.object({
  lineItemId: RowId.optional(),
  lineItem: z.object({ id: RowId, count: Count.optional() }).optional().describe('Instead of lineItemId'),
})

export const DescribedLine = LineInput.extend({ lineItemId: RowId })

/** @throws AppError `invalid_input` where no line item is named. */
export function lineItemIdOf({ lineItemId, lineItem }: z.output<typeof LineInput>): string {
  const id = lineItemId ?? lineItem?.id
  if (id === undefined) throw new AppError('invalid_input', 'lineItemId: is missing')
  return id
}
