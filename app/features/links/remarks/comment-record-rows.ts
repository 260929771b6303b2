import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Project } from '@specify/schedule/model.ts'
import { kindText, staleText, type Remark, type RemarkSubjects } from './remark.ts'

const COLUMNS = [
  'When',
  'Who',
  'Link',
  'What',
  'Revision',
  'Where',
  'Code',
  'Product',
  'Quantity',
  'Words',
  'Since',
  'Resolved',
  'Confirmed address',
]

export function recordRows({ locale }: Project, remarks: readonly Remark[], subjects: RemarkSubjects): string[][] {
  const at = (date: Date | null) => (date ? zonedTimeIn({ code: locale }, date) : '')
  return [
    COLUMNS,
    ...remarks.map((remark) => {
      const { author, address, linkName, revisionLabel, lineItemId, subject, text, resolvedAt } = remark
      const { place, sku, name, quantity } = subject
      return [
        at(remark.at),
        author,
        linkName,
        kindText(remark),
        revisionLabel ?? '',
        lineItemId === null ? 'The whole schedule' : place,
        sku,
        lineItemId === null ? '' : name,
        String(quantity),
        text,
        staleText(remark, subjects),
        at(resolvedAt),
        address ?? '',
      ]
    }),
  ]
}
