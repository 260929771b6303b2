import { z } from 'zod'
import { MAX_REASON_LENGTH, SUBSTITUTION_REASONS, type SubstitutionReason } from '@specify/schedule/model.ts'
import { EXAMPLE_LINE_ITEM_ID } from './examples.ts'
import { NewId } from './shapes.server.ts'

/** Longer lists than any project has are refused before they are looked at. */
const MAX_IDS = 25_000
const Id = z.string().max(100)
export const Sku = z.string().min(1).max(60)
export const ReasonKey = z.enum(Object.keys(SUBSTITUTION_REASONS) as SubstitutionReason[])
export const ReasonNote = z.string().max(2_000).meta({ maxLength: MAX_REASON_LENGTH })

export const GivenSubstitution = z.object({
  id: NewId.describe('A UUID of the caller'),
  from: Sku.optional(),
  to: Sku.optional(),
  lineItemIds: z.array(Id).max(MAX_IDS).optional(),
  reason: ReasonKey.optional(),
  note: ReasonNote.optional(),
})

export const ScopeInput = z
  .union([
    z.strictObject({ lineItemIds: z.array(Id).min(1).max(MAX_IDS) }),
    z.strictObject({ roomIds: z.array(Id).min(1).max(MAX_IDS) }),
    z.strictObject({ unitTypeIds: z.array(Id.nullable()).min(1).max(MAX_IDS) }),
    z.strictObject({ all: z.literal(true) }),
  ])
  .describe('Line items, rooms, unit types (null: the common areas), or all')

const Product = z.object({ sku: z.string(), productId: z.string(), name: z.string() })

export const SubstitutionShape = z
  .object({
    id: z.string(),
    from: Product,
    to: Product,
    lines: z.array(
      z.object({
        lineItemId: z.string(),
        roomName: z.string(),
        unitType: z.string().describe('Empty for common areas'),
        quantity: z.int().describe('In one unit'),
        units: z.int(),
      }),
    ),
    reason: ReasonKey,
    note: z.string(),
    priceEffect: z.int().nullable().describe('Cents for all units; null where one has no public price'),
    by: z.string(),
    at: z.string().describe('ISO date and time'),
  })
  .meta({ id: 'Substitution' })

export const EXAMPLE_SUBSTITUTION = {
  id: '7d3f4f0e-6f3c-4d2b-9a55-3a1c5f1f2e90',
  from: { sku: '96340C6AF', productId: 'caroma-96340', name: 'Liano II Basin Mixer' },
  to: { sku: '96340B6AF', productId: 'caroma-96340', name: 'Liano II Basin Mixer' },
  lines: [
    { lineItemId: EXAMPLE_LINE_ITEM_ID, roomName: 'Ensuite Bathroom 1', unitType: 'Type A', quantity: 1, units: 40 },
  ],
  reason: 'client',
  note: 'Asked for at the meeting of 3 March',
  priceEffect: 240_000,
  by: 'Ari Lane',
  at: '2026-03-09T22:10:00.000Z',
} as const
