import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import type { SavedSearch } from './read-saved.server.ts'
import { MAX_NAME_LENGTH, trimName } from './saved-address.ts'

export const SavedShape = z
  .object({
    id: z.string(),
    locale: z.enum(LOCALES),
    name: z.string(),
    href: z.string().nullable().describe('From the root of the site; null where the listing is gone'),
    parts: z.array(z.string()).describe('What it asks for, in words'),
    newProducts: z.int().nullable().describe('Products of the result that entered the catalogue since it was opened'),
    seenAt: z.string().describe('ISO date and time: when it was last opened from the list, or saved'),
  })
  .meta({ id: 'SavedSearch' }) satisfies z.ZodType<SavedSearch>

export const EXAMPLE: SavedSearch = {
  id: '3d2f8c80-8a30-4b5e-9a65-1f0c7f8f6a21',
  locale: 'au',
  name: 'Tapware, Chrome',
  href: '/au/products/tapware/?colour=Chrome',
  parts: ['Tapware', 'Colour: Chrome'],
  newProducts: 5,
  seenAt: '2026-11-03T01:30:00.000Z',
}
export const Succeeded = z.literal(false).describe('Refusals have an error instead')
export const Name = z
  .string()
  .max(MAX_NAME_LENGTH)
  .transform(trimName)
  .refine((name) => name !== '', 'A name, please.')
export const DescribedName = z.string().min(1).max(MAX_NAME_LENGTH)
export const OneAnswer = z.object({ isError: Succeeded, search: SavedShape })
