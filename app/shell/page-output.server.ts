import { createContext, type RouterContextProvider } from 'react-router'
import type { CachedPage } from './cached-page.server.ts'
import { pageReference, type PageData } from './page-data.ts'
import type { PageDocument } from './page-document.server.ts'

export interface PageSink {
  readonly isDataOnly: boolean
  readonly values: Map<string, unknown>
  html: PageDocument | null
  isAway: boolean
  /** Cache variant of a page besides its address, set by its loader. */
  cacheVariant: string | null
  /** The page as it was sent before: nothing is rendered. */
  kept: CachedPage | null
  readonly findCached: (dependsOn: string) => CachedPage | null
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

/**
 * Keeps the page of a visitor under what it depends on besides its address, and returns whether it is there already:
 * its data is then not needed. Loaders ask once they know that the reader may see it.
 */
export function isCachedVariant(context: Readonly<RouterContextProvider>, dependsOn: string): boolean {
  const sink = context.get(pageOutput)
  if (sink.isDataOnly) return false
  sink.cacheVariant = dependsOn
  sink.kept = sink.findCached(dependsOn)
  return sink.kept !== null
}
