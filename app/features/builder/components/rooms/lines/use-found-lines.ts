import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'

export type FoundLine = AddedProduct & { readonly facts: ProductFacts }

/** Answers while typing, without a request for each key. */
const PAUSE_MS = 150
const MIN_LENGTH = 2

interface Answer {
  readonly lineItems: readonly FoundLine[]
  /** The query is the code of several products. */
  readonly isAmbiguous: boolean
  /** The product whose code it is and that is sold no more. */
  readonly discontinued: { readonly sku: string; readonly name: string } | null
}

export interface FoundLines extends Answer {
  readonly query: string
  readonly isFailed: boolean
}

const NO_LINES: Answer = { lineItems: [], isAmbiguous: false, discontinued: null }
const NOTHING: FoundLines = { ...NO_LINES, query: '', isFailed: false }

/** Finds what a typed line may mean; keeps the last answer while the next is loading. */
export function useFoundLines(locale: Locale, query: string): FoundLines {
  const isWanted = query.length >= MIN_LENGTH
  const { outcome, isLoading } = useLoad(
    isWanted ? query : null,
    (signal) => callAction('projectBuilder/findLineItems', { query }, locale, signal),
    { delayMs: PAUSE_MS },
  )
  const [last, setLast] = useState(NOTHING)
  if (!isLoading && outcome !== null && last.query !== query)
    setLast({ ...(outcome.kind === 'done' ? outcome.answer : NO_LINES), query, isFailed: outcome.kind !== 'done' })
  return isWanted ? last : NOTHING
}
