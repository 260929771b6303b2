import { z } from 'zod'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { CartVersion } from './input-shapes.server.ts'

export function updateInput<Address extends z.ZodType, Reference extends z.ZodType>(
  address: Address,
  reference: Reference,
) {
  return z.object({
    shippingAddressId: RowId.optional(),
    billingAddressId: RowId.nullable().optional().describe('Null bills the shipping address'),
    shippingAddress: address.optional().describe('Instead of shippingAddressId'),
    billingAddress: address.nullable().optional().describe('Instead of billingAddressId'),
    shipping: address.optional().describe('Another name for shippingAddress'),
    billing: address.nullable().optional().describe('Another name for billingAddress'),
    reference: reference.optional(),
    acknowledgeChanges: z.literal(true).optional().describe('The current prices have been seen'),
    cartVersion: CartVersion,
  })
}
