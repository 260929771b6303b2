import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import { z } from 'zod'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import { UUID_PATTERN } from '@specify/core/ids/uuid.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import {
  MAX_NOTE_LENGTH,
  MAX_QUANTITY,
  PROJECT_LOCATIONS,
  PROJECT_TYPES,
  type CustomerDetails,
} from '@specify/schedule/model.ts'
import type { DetailField } from '#app/features/projects/details/project-fields.ts'
import { MAX_ADDRESS_LENGTH, MAX_PHONE_LENGTH, MAX_TEXT_LENGTH } from '@specify/core/text/typed-fields.ts'

export const Succeeded = z.literal(false)
export const ProjectId = RowId.describe('The id of a project')
export const Version = z.int('must be a whole number').min(1, 'must be a version').max(2_147_483_647)
export const LineItemId = RowId
export const Text = z.string().max(500)
/** Longer ones are refused with a sentence of their own; the description has the rule's bound. */
export const RoomName = z.string().max(100).meta({ minLength: 1, maxLength: MAX_ROOM_NAME_LENGTH })
const MAX_DETAIL_LENGTHS: Partial<Record<DetailField, number>> = {
  customerAddress: MAX_ADDRESS_LENGTH,
  customerPhone: MAX_PHONE_LENGTH,
}
const DETAIL_VALUES: Partial<Record<DetailField, readonly string[]>> = {
  projectType: Object.keys(PROJECT_TYPES),
  projectLocation: Object.values(PROJECT_LOCATIONS).flat(),
}

export function detailText(field: DetailField) {
  const values = DETAIL_VALUES[field]
  return Text.meta(values ? { enum: [...values] } : { maxLength: MAX_DETAIL_LENGTHS[field] ?? MAX_TEXT_LENGTH })
}

export const MAX_LABELS = 5_000
export const RoomLabels = z.array(RoomName).max(MAX_LABELS)
export const Quantity = z.int('must be a whole number').meta({ minimum: 0, maximum: MAX_QUANTITY })
export const Note = z.string().max(2_000).meta({ maxLength: MAX_NOTE_LENGTH })
export const NewId = z.string().max(100).meta({ pattern: UUID_PATTERN })

export const CustomerInput = z.object({
  customerName: Text.default(''),
  customerAddress: Text.default(''),
  customerEmail: Text.default(''),
  customerPhone: Text.default(''),
  name: Text.optional().describe('Another name for customerName'),
  email: Text.optional().describe('Another name for customerEmail'),
  phone: Text.optional().describe('Another name for customerPhone'),
})

export function readCustomer(customer: z.output<typeof CustomerInput>): CustomerDetails {
  const { customerName, customerAddress, customerEmail, customerPhone, name = '', email = '', phone = '' } = customer
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
