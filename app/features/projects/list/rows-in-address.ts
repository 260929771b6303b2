import { MAX_LISTED, PROJECT_PAGE_SIZE } from './project-list.ts'

const ROWS = 'rows'

/** Number of rows in an address: the first page, or as many as had been loaded when it was left. */
export function readRowCount(search: string): number {
  const rows = new URLSearchParams(search).get(ROWS) ?? ''
  return /^\d{1,4}$/.test(rows) ? Math.min(Math.max(Number(rows), PROJECT_PAGE_SIZE), MAX_LISTED) : PROJECT_PAGE_SIZE
}

/** The same address with so many rows; without the default. */
export function withRowCount(href: string, rows: number): string {
  const [path = '', search = ''] = href.split('?')
  const params = new URLSearchParams(search)
  params.delete(ROWS)
  if (rows > PROJECT_PAGE_SIZE) params.set(ROWS, String(rows))
  const written = params.toString()
  return written ? `${path}?${written}` : path
}
