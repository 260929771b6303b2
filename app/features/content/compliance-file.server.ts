import { z } from 'zod'
import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { WATER_USES, type WaterUse } from '@specify/catalogue/facts/evidence-fields.ts'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import { LOCALES } from '@specify/core/market.ts'

const MAX_KINDS = 200
const Day = z.iso.date('must be a day such as 2026-05-01')
const Text = z.string().min(1).max(300)
const Kind = z.string().min(1).max(60)
const Use = z.enum(Object.keys(WATER_USES) as [WaterUse, ...WaterUse[]])
const Device = z.enum(['tap', 'shower', 'wc', 'urinal'])
const Millimetres = z.number().min(0).max(10_000)
const Attribute = z.string().refine(isAttributeKey, 'is no attribute of the catalogue')

const FixtureKind = z.strictObject({
  kind: Kind,
  of: z.array(z.string().min(1).max(100)).min(1).max(100),
  waterUses: z.array(Use).min(1).optional(),
  device: Device.optional(),
  outlet: z.enum(['basin', 'sink', 'shower', 'laundry', 'bath']).optional(),
  licence: z.boolean().default(false),
  access: z.boolean().default(false),
})

const Band = z
  .strictObject({ stars: z.number().min(0).max(6), over: z.number().min(0), upTo: z.number().max(1_000) })
  .refine(({ over, upTo }) => over < upTo, 'over must be less than upTo')

const StarTable = z
  .strictObject({
    device: Device,
    figure: z.enum(['flow', 'average-flush']),
    edition: Text,
    from: Day,
    source: Text,
    bands: z.array(Band).min(1).max(20),
  })
  .refine(({ bands }) => {
    const sorted = bands.toSorted((one, other) => one.over - other.over)
    return sorted.every(({ over }, index) => index === 0 || over >= (sorted[index - 1]?.upTo ?? 0))
  }, 'bands overlap')

const LeadFreeRule = z.strictObject({
  market: z.enum(LOCALES),
  from: Day,
  source: Text,
  waterUses: z.array(Use).min(1),
  kinds: z.array(Kind).max(MAX_KINDS),
  dezincification: z.boolean().default(false),
})

const SetOut = z.strictObject({
  access: z.array(z.enum(ROOM_ACCESS_KEYS)).min(1),
  standard: Text,
  edition: Text,
  kinds: z.array(Kind).min(1).max(MAX_KINDS),
  what: Text,
  mm: z.strictObject({ from: Millimetres.optional(), to: Millimetres.optional() }),
  attribute: Attribute.optional(),
  source: Text,
})

/**
 * Standards and rules that the compliance report and the access view compare the catalogue with: operator data, dated,
 * with sources.
 */
export const ComplianceFile = z
  .strictObject({
    checkedOn: Day.nullable().default(null),
    kinds: z.array(FixtureKind).max(MAX_KINDS).default([]),
    stars: z.array(StarTable).max(20).default([]),
    notDerived: z
      .array(z.strictObject({ device: Device, reason: Text }))
      .max(20)
      .default([]),
    leadFree: z.array(LeadFreeRule).max(20).default([]),
    setOuts: z.array(SetOut).max(500).default([]),
  })
  .superRefine(({ kinds, stars, leadFree, setOuts }, context) => {
    const kindNames = new Set(kinds.map(({ kind }) => kind))
    const check = (list: 'leadFree' | 'setOuts', rows: readonly { readonly kinds: readonly string[] }[]) => {
      for (const [row, { kinds: named }] of rows.entries())
        for (const [at, kind] of named.entries())
          if (!kindNames.has(kind))
            context.addIssue({ code: 'custom', path: [list, row, 'kinds', at], message: `there is no kind ${kind}` })
    }
    check('leadFree', leadFree)
    check('setOuts', setOuts)
    const devices = stars.map(({ device, from }) => `${device} ${from}`)
    for (const [row, device] of devices.entries())
      if (devices.indexOf(device) < row)
        context.addIssue({ code: 'custom', path: ['stars', row, 'from'], message: 'two tables of one day' })
  })

export type ComplianceTables = z.output<typeof ComplianceFile>
