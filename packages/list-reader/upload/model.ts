import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'

/** Per file, header and blank rows not counted. */
export const MAX_IMPORT_ROWS = 250
/** A section is the room. */
export const MAX_SECTION_LENGTH = MAX_ROOM_NAME_LENGTH
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024
/** A workbook that we export has a picture for every line. */
export const MAX_LIST_BYTES = 10 * 1024 * 1024

export interface GivenRow {
  /** Row number as in a spreadsheet, starting at 1. */
  readonly row: number
  readonly sku: string
  readonly qty: string
  readonly section: string
}

/** Outcomes of rows, in the order of the error file. Of several, the first counts. */
export const ROW_KINDS = [
  'qty-missing',
  'qty-invalid',
  'section-missing',
  'section-invalid',
  'sku-missing',
  'sku-invalid',
  'added',
  'not-found',
  'discontinued',
  'ambiguous',
] as const
export type RowKind = (typeof ROW_KINDS)[number]

export const REMARKS: Record<RowKind, string> = {
  'qty-missing': 'Qty not available',
  'qty-invalid': 'Invalid QTY present',
  'section-missing': 'Section not available',
  'section-invalid': 'Invalid Section present',
  'sku-missing': 'SKU not available',
  'sku-invalid': 'Invalid SKU present',
  added: 'Successfully added',
  'not-found': 'Product not found',
  discontinued: 'Product has been discontinued',
  ambiguous: 'SKU is ambiguous',
}

/** The remark of an ambiguous code, which names products: `SKU is ambiguous: 463-0.15 or 4630.15`. */
export function ambiguousRemark(skus: readonly string[]): string {
  const named = skus.slice(0, MAX_NAMED)
  const last = skus.length > MAX_NAMED ? `${skus.length - MAX_NAMED} more` : named.pop()
  return `${REMARKS.ambiguous}: ${named.join(', ')} or ${last}`
}

export const MAX_NAMED = 3

export const COMBINED_REMARK = 'Duplicate SKU and section combinations were found. Quantities have been combined.'

/** The remark of a row beyond what a room holds: it says how many were left out. */
export function cutRemark(count: number, remark: string): string {
  const cut = `${count.toLocaleString('en-AU')} ${count === 1 ? 'was' : 'were'} not added: a room holds at most 9,999 of a product.`
  return remark === COMBINED_REMARK ? `${COMBINED_REMARK} ${cut}` : cut
}

/** Returns whether an error file's remark says that a row was added, as far as possible. */
export function isDoneRemark(remark: string): boolean {
  return (
    remark === REMARKS.added || remark.startsWith(COMBINED_REMARK) || / not added: a room holds at most /.test(remark)
  )
}

export const FILE_PROBLEMS = {
  INVALID_FILE: 'Invalid file. Please upload correct file.',
  EMPTY_FILE: 'File does not contain any data.',
  TOO_MANY_ROWS: `Cannot import more than ${MAX_IMPORT_ROWS} line items.`,
  INVALID_PRODUCTS: 'File contain invalid products. Please upload correct file.',
} as const
export type FileProblem = keyof typeof FILE_PROBLEMS

export type GivenRows =
  | { readonly kind: 'rows'; readonly rows: readonly GivenRow[] }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
