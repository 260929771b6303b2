import { createContext, type RouterContextProvider } from 'react-router'
import { pageReference, type PageData } from './page-data.ts'

export interface PageSink {
  readonly isDataOnly: boolean
  readonly values: Map<string, unknown>
  html: string[] | null
  isAway: boolean
}

export const pageOutput = createContext<PageSink>()

/** Encodes a value for `usePageData`. */
export function serialiseLoaderData<T>(context: Readonly<RouterContextProvider>, value: T): PageData<T> {
  const { isDataOnly, values } = context.get(pageOutput)
  if (isDataOnly) return JSON.stringify(value)
  const reference = pageReference(values.size)
  values.set(reference, value)
  return reference
}
