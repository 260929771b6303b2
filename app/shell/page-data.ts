import { createContext, use } from 'react'

/**
 * Loader data on its way to a component. In a page that the server renders it is a reference: the component is handed
 * the value itself, and the browser finds its JSON in an element of the page. In an answer to the router's client it is
 * the JSON. Either way the router only carries a string: its own encoding of objects costs more and compresses a third
 * worse.
 */
export type PageData<T> = string & { readonly __of?: T }

export const PageValues = createContext<ReadonlyMap<string, unknown> | null>(null)

const REFERENCE = '@'

export const FAILED_REQUEST: PageData<string | null> = `${REFERENCE}request`

/** Set where a page failed because the database is away; otherwise null. */
export const AWAY: PageData<boolean | null> = `${REFERENCE}away`

export function pageReference(index: number): string {
  return `${REFERENCE}${index}`
}

/** The value that a loader sent. Equal data gives the same object, so that renders can compare by identity. */
export function usePageData<T>(data: PageData<T>): T {
  const values = use(PageValues)
  return (values?.get(data) ?? read(data)) as T
}

const memo = new Map<string, unknown>()
const MEMO_SIZE = 24

function read(data: string): unknown {
  const cached = memo.get(data)
  if (cached !== undefined) return cached
  const value: unknown = JSON.parse(
    data.startsWith(REFERENCE) ? (document.getElementById(data)?.textContent ?? 'null') : data,
  )
  memo.set(data, value)
  // References stay: their page is still shown.
  const oldest = [...memo.keys()].find((key) => !key.startsWith(REFERENCE))
  if (memo.size > MEMO_SIZE && oldest !== undefined) memo.delete(oldest)
  return value
}
