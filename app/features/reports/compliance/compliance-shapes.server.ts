import { z } from 'zod'
import { WATER_USES, type WaterUse } from '@specify/catalogue/facts/evidence-fields.ts'
import { WARNING_KINDS, type WarningKind } from './compliance-checks.ts'
import { OUTLETS, type Outlet } from './use-estimate.ts'

const Figure = z.number().nullable().describe('Null where it is not stated')
const Stated = z.string().nullable().describe('Null where it is not stated')
const NAMED = { tag: z.string(), sku: z.string(), name: z.string() }
const Fixture = z.object({ kind: z.string(), perUnit: z.int(), total: z.int() })

const Line = z
  .object({
    ...NAMED,
    finish: z.string(),
    size: z.string().describe('Where it tells it apart from other variants; so are hand and option'),
    hand: z.string(),
    option: z.string(),
    variantText: z.string().describe('Finish, size, hand and option'),
    kind: Stated.describe('Of fixture; null where the table of kinds has none for it'),
    waterUse: z.enum(Object.keys(WATER_USES) as [WaterUse, ...WaterUse[]]).nullable(),
    leadFree: z.enum(['yes', 'no', 'not stated']),
    dezincificationResistant: z.enum(['yes', 'no', 'not stated']).describe('Of its copper alloys'),
    stars: Figure,
    registration: Stated,
    flow: Figure.describe('L/min'),
    fullFlush: Figure.describe('Litres'),
    halfFlush: Figure.describe('Litres'),
    averageFlush: Figure.describe('(full + 4 × half) / 5'),
    licence: Stated.describe('WaterMark'),
    standards: z.array(z.string()).describe('With their editions where they are stated'),
    dataCheckedOn: Stated.describe('ISO date'),
    isInCatalogue: z.boolean(),
    isFree: z.literal(true).optional().describe('A line that is not from the catalogue'),
    isDiscontinued: z.boolean(),
    places: z.array(z.object({ unitType: z.string(), room: z.string(), quantity: z.int(), units: z.int() })),
    total: z.int().describe('In all units'),
  })
  .meta({ id: 'ComplianceLine' })

export const ComplianceAnswer = z
  .object({
    title: z.string(),
    disclaimer: z.string(),
    dataOn: z.string().describe('ISO date of the data of the products'),
    lines: z.array(Line),
    totals: z.object({
      lines: z.int(),
      quantity: z.int(),
      linesOfZeroUnits: z.int().describe('Listed, and in no sum'),
      fixtures: z.array(z.object({ kind: z.string(), total: z.int() })),
      unitTypes: z.array(
        z.object({
          unitType: z.string(),
          units: z.int(),
          fixtures: z.array(Fixture),
          rooms: z.array(z.object({ room: z.string(), fixtures: z.array(Fixture) })),
        }),
      ),
      meanFlow: z.array(
        z.object({
          outlet: z.enum(Object.keys(OUTLETS) as [Outlet, ...Outlet[]]),
          label: z.string(),
          litresPerMinute: Figure,
          counted: z.int(),
          notStated: z.int(),
        }),
      ),
      averageFlush: z.object({ litres: Figure, counted: z.int(), notStated: z.int() }),
      estimate: z
        .object({
          parts: z.array(z.object({ what: z.string(), formula: z.string(), litresPerDay: Figure })),
          litresPerDay: z.number(),
          litresPerYear: Figure,
        })
        .nullable()
        .describe('Null unless people and a use were given'),
    }),
    warnings: z.array(
      z.object({
        ...NAMED,
        kind: z.enum(Object.keys(WARNING_KINDS) as [WarningKind, ...WarningKind[]]),
        text: z.string(),
        source: z.string(),
      }),
    ),
    missing: z.array(z.object({ ...NAMED, fields: z.array(z.string()) })),
    assumptions: z.object({
      persons: Figure,
      days: Figure,
      showerMinutes: Figure,
      basinMinutes: Figure,
      sinkMinutes: Figure,
      laundryMinutes: Figure,
      flushes: Figure,
    }),
  })
  .meta({ id: 'ComplianceReport' })
