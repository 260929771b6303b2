import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { byAddressField, MAX_ADDRESS_LENGTHS, type AddressField, type AddressText } from '../rules/address.ts'
import { ADDRESS_COUNTRIES, addressProblems, isAddressFieldRequired } from '../rules/address-rules.ts'
import { Typed } from './shapes.server.ts'

export const AddressInput = z.object({
  ...byAddressField(() => Typed.default('')),
  isDefaultBillingAddress: z.boolean().optional(),
  isDefaultShippingAddress: z.boolean().optional(),
})

/** The same for the API description: with the rules that refuse each field in a sentence of its own. */
export const DescribedAddress = z.object({
  ...byAddressField(describedField),
  isDefaultBillingAddress: z.boolean().optional(),
  isDefaultShippingAddress: z.boolean().optional(),
})

function describedField(field: AddressField): z.ZodType {
  if (field === 'country') return z.enum(ADDRESS_COUNTRIES)
  if (field === 'postalCode') return z.string().regex(/^\d{4}$/)
  if (field === 'phone')
    return z
      .string()
      .regex(/^\d{0,12}$/)
      .optional()
  const text = z.string().max(MAX_ADDRESS_LENGTHS[field])
  return isAddressFieldRequired(field) ? text.min(1) : text.optional()
}

/** @throws AppError `invalid_input` with a sentence for each invalid field. */
export function readAddress(input: AddressText): AddressText {
  const text = byAddressField((field) => input[field].trim())
  const fields = addressProblems(text)
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
  return text
}
