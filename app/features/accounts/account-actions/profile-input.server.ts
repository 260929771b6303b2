import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { COMPANY_TYPES, COUNTRIES, MAX_LENGTHS, ROLES, STATES } from '../rules/profile.ts'
import { Typed } from './shapes.server.ts'

export const UpdateInput = z.object({
  firstName: Typed.default(''),
  lastName: Typed.default(''),
  role: Typed.default(''),
  phone: Typed.default(''),
  companyName: Typed.default(''),
  companyType: Typed.optional(),
  company_type: Typed.optional().describe('Another name for companyType'),
  country: Typed.optional(),
  state: Typed.default(''),
  legal_entity: z
    .enum([...LOCALES, ''])
    .optional()
    .describe('Taken from the market of the call when the profile is first completed'),
  postal_code: Typed.default(''),
  customer_marketing_consent: z.enum(['yes', '']).default(''),
})

/** The same for the API description: with the rules that refuse each field in a sentence of its own. */
export const DescribedUpdate = UpdateInput.extend({
  firstName: z.string().min(1).max(MAX_LENGTHS.firstName),
  lastName: z.string().min(1).max(MAX_LENGTHS.lastName),
  role: z.enum(ROLES),
  phone: z
    .string()
    .regex(/^\d{1,12}$/)
    .describe('Digits only'),
  companyName: z.string().min(1).max(MAX_LENGTHS.companyName),
  companyType: z.enum(COMPANY_TYPES),
  country: z.enum(Object.values(COUNTRIES)).optional().describe('That of the market'),
  state: z.enum(Object.values(STATES).flat()).describe('One of the market'),
  postal_code: z
    .string()
    .regex(/^(?:\d{4})?$/)
    .default(''),
})
