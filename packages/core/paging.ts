/** Rows of a list on one page. */
export const PAGE_SIZE = 20

/** Further pages are not asked for by people. */
export const MAX_PAGE = 10_000

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
  /** Rows on all pages. */
  readonly total: number
}

/** The page that an address names; 1 for anything else. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

export function toPage<Row>(rows: readonly Row[], page: number, total: number): Page<Row> {
  return { rows, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total }
}
