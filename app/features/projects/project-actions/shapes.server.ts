import { z } from 'zod'
import { ROOM_ACCESS_KEYS } from '../room-access.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import type { CustomerDetails } from '../model.ts'

export const Succeeded = z.literal(false)
export const ProjectId = RowId.describe('The id of a project')
export const Version = z.int('must be a whole number').min(1, 'must be a version').max(2_147_483_647)
export const LineItemId = RowId
export const Text = z.string().max(500)
export const RoomName = z.string().max(100)
export const MAX_LABELS = 5_000
export const RoomLabels = z.array(RoomName).max(MAX_LABELS)
export const Quantity = z.int('must be a whole number')
export const Note = z.string().max(2_000)

export const CustomerInput = z.object({
  customerName: Text.default(''),
  customerAddress: Text.default(''),
  customerEmail: Text.default(''),
  customerPhone: Text.default(''),
  name: Text.optional().describe('Another name for customerName'),
  email: Text.optional().describe('Another name for customerEmail'),
  phone: Text.optional().describe('Another name for customerPhone'),
})

export function readCustomer(given: z.output<typeof CustomerInput>): CustomerDetails {
  const { customerName, customerAddress, customerEmail, customerPhone, name = '', email = '', phone = '' } = given
  return {
    customerName: customerName || name,
    customerAddress,
    customerEmail: customerEmail || email,
    customerPhone: customerPhone || phone,
  }
}

export const CHANGE_ERRORS = ['unauthorized', 'not_found', 'conflict', 'unavailable'] as const

export const RoomAccessKey = z
  .enum(ROOM_ACCESS_KEYS)
  .describe('Which standard of access the room has to meet; left out where it is not marked')
