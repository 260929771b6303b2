import { money, type Money } from '@specify/core/money.ts'
import { allowanceCents, allowanceText } from '@specify/schedule/free-lines/allowances.ts'
import { ALLOWANCE_KINDS } from '@specify/schedule/free-lines/free-line.ts'
import type { SummaryLine } from '../summary/summary.ts'

interface FreeColumn {
  readonly name: string
  readonly textOf?: (free: NonNullable<SummaryLine['free']>) => string
  readonly moneyOf?: (line: SummaryLine) => Money | null
}

/** Columns behind the others where a schedule has lines that are not from the catalogue. */
export const FREE_COLUMNS: readonly FreeColumn[] = [
  { name: 'Allowance', textOf: ({ allowance }) => (allowance ? ALLOWANCE_KINDS[allowance.kind] : '') },
  { name: 'Allowance amount', moneyOf: ({ free }) => dollars(free?.allowance?.centAmount) },
  { name: 'Allowance GST', textOf: ({ allowance }) => (allowance ? `${allowance.gst} GST` : '') },
  {
    name: 'Allowance total',
    moneyOf: ({ free, quantity, units }) =>
      free?.allowance ? dollars(allowanceCents(free.allowance, quantity, units)) : null,
  },
  { name: 'Supplied by', textOf: ({ suppliedBy }) => suppliedBy },
  { name: 'Installed by', textOf: ({ installedBy }) => installedBy },
  { name: 'Link', textOf: ({ link }) => link },
]

/** `PC sum $350.00 ex GST each`; empty for products. */
export function freeAllowanceText({ free }: Pick<SummaryLine, 'free'>): string {
  return free ? allowanceText(free) : ''
}

function dollars(cents: number | undefined): Money | null {
  return cents === undefined ? null : money(cents, 'AUD')
}
