import { finishSteps } from '@specify/core/data/chunked.ts'
import type { Assumptions } from '../compliance/assumptions.ts'
import { complianceReport } from '../compliance/compliance-report.ts'
import type { EvidenceLine } from '../schedule.ts'
import { listedProduct, TABLES } from './lines.ts'

/** Assumptions of which none is typed. */
export const NOTHING_TYPED: Assumptions = {
  persons: null,
  days: null,
  showerMinutes: null,
  basinMinutes: null,
  sinkMinutes: null,
  laundryMinutes: null,
  flushes: null,
}

/** The report of these lines on a day, with the tables that the site comes with. */
export const reported = (
  lines: readonly EvidenceLine[],
  { locale = 'au', typed = {} }: { locale?: 'au' | 'nz'; typed?: Partial<Assumptions> } = {},
) => finishSteps(complianceReport(lines, { tables: TABLES, locale, day: '2026-11-25' }, { ...NOTHING_TYPED, ...typed }))

/** Attributes that leave no evidence open. */
export const evidenced = { 'wels-registration': 'T1', 'watermark-licence': 'WM1', leadfree: true }

/** A basin mixer with its flow in L/min and its stars. */
export const tap = (sku: string, flow: number, stars: number, more: object = {}) =>
  listedProduct(
    sku,
    'Basin mixers',
    { 'wels-flow-rate': `${flow} L/min`, 'wels-rating': `${stars} star`, ...evidenced, ...more },
    { waterUse: 'drinking', dataCheckedOn: '2026-11-16' },
  )
