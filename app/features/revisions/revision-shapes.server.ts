import { z } from 'zod'
import { FINDING_KEYS } from '@specify/schedule/checks/finding.ts'
import { CHANGE_KINDS } from './compare-schedules.ts'
import type { Revision } from '@specify/schedule/revisions/revision.ts'
import { EXAMPLE_LINE_ITEM_ID } from '#app/features/projects/project-actions/shapes/examples.ts'

export const FindingCountsShape = z
  .partialRecord(z.enum(FINDING_KEYS), z.int().min(1))
  .describe('Number of findings by kind; kinds without any are left out')

export const RevisionShape = z
  .object({
    id: z.string(),
    label: z.string(),
    purpose: z.string(),
    note: z.string(),
    version: z.int().describe('The version of the project that was issued'),
    issuedAt: z.string().describe('ISO date and time'),
    author: z.string(),
    findings: FindingCountsShape.nullable().describe('Open when it was issued; null where a former release issued it'),
  })
  .meta({ id: 'Revision' })

export function revisionAnswer({ issuedAt, ...revision }: Revision): z.output<typeof RevisionShape> {
  return { ...revision, issuedAt: issuedAt.toISOString() }
}

const ChangedValue = z.union([z.string(), z.number()]).nullable()

export const ScheduleChangeShape = z
  .object({
    kind: z.enum(CHANGE_KINDS),
    unitType: z.string().describe('Empty for common areas'),
    room: z.string().describe('Empty where a type has changed'),
    tag: z.string(),
    sku: z.string().describe('Empty where a room or type has changed'),
    name: z.string().describe('Of the product'),
    lineItemId: z.string().nullable(),
    isTwin: z.literal(true).optional().describe('Of the twin of the line, in units of the other hand'),
    before: ChangedValue.describe('A quantity or count, cents of a price, or text; null for none'),
    after: ChangedValue,
    words: z
      .object({ before: z.string(), after: z.string() })
      .optional()
      .describe('Of a finish or product: what the codes stand for'),
  })
  .meta({ id: 'ScheduleChange' })

export const FormerStateShape = z.object({
  version: z.int(),
  change: z.string().describe('What ended it'),
  changedAt: z.string().describe('ISO date and time'),
  by: z.string(),
  isOwn: z.boolean().describe('The caller made the change'),
})

export const EXAMPLE_REVISION_ID = 'c1f3b7de-52c4-4d33-8a0f-6e1f0b7a9d24'

export const EXAMPLE_REVISION = {
  id: EXAMPLE_REVISION_ID,
  label: 'B',
  purpose: 'For tender',
  note: 'Brushed nickel on levels 3 to 5',
  version: 14,
  issuedAt: '2026-03-09T22:10:00.000Z',
  author: 'Ari Lane',
  findings: { 'tag-of-codes': 9, 'on-request': 2 },
} as const

export const EXAMPLE_CHANGE = {
  kind: 'finish',
  unitType: 'Type A',
  room: 'Ensuite Bathroom 1',
  tag: 'BM-01',
  sku: '96340BN6AF',
  name: 'Liano II Basin Mixer',
  lineItemId: EXAMPLE_LINE_ITEM_ID,
  before: '96340C6AF',
  after: '96340BN6AF',
} as const
