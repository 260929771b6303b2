import type { FileType } from '@specify/catalogue/files/product-file.ts'

export const ARRANGEMENTS = { room: 'By type and room', tag: 'By tag', product: 'By product' } as const
export type Arrangement = keyof typeof ARRANGEMENTS
export const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as Arrangement[]

export const INCLUDED = {
  schedule: 'Schedule (PDF)',
  csv: 'Schedule (CSV)',
  compliance: 'Compliance and water report (PDF)',
  access: 'Access view (PDF)',
} as const
export type IncludedName = keyof typeof INCLUDED
export const INCLUDED_NAMES = Object.keys(INCLUDED) as IncludedName[]

export interface HandoverOrder {
  readonly kinds: readonly FileType[]
  readonly by: Arrangement
  readonly include: Readonly<Record<IncludedName, boolean>>
}

/** Files and rows of one package. Larger ones are ordered in parts: some kinds at a time. */
export const MAX_FILES = 10_000
export const MAX_ROWS = 40_000
export const MAX_PACKAGE_BYTES = 5_000_000_000
export const KEPT_HOURS = 24
