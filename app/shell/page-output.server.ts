import { createContext, type RouterContextProvider } from 'react-router'
import { pageReference, type PageData } from './page-data.ts'

/** Where a page leaves what it is made of, for whoever asked for it. */
export interface PageSink {
  /** The request is the router's own, for data without a page. */
  readonly isDataOnly: boolean
  /** What loaders sent, by reference. */
  readonly values: Map<string, unknown>
  /** The rendered page in its parts; null where none was rendered. */
  html: string[] | null
  /** A loader failed because the database is away. */
  isAway: boolean
}

export const pageOutput = createContext<PageSink>()

/** Sends a value from a loader to its component, as `usePageData` reads it. */
export function serialiseLoaderData<T>(context: Readonly<RouterContextProvider>, value: T): PageData<T> {
  const { isDataOnly, values } = context.get(pageOutput)
  if (isDataOnly) return JSON.stringify(value)
  const reference = pageReference(values.size)
  values.set(reference, value)
  return reference
}
