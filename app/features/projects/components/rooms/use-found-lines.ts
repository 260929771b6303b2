import { useEffect, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction } from '#app/ui/call-action.ts'
import type { ProductFacts } from '../../product-facts.ts'
import type { AddedProduct } from '../../rooms.ts'

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
  const [matches, setMatches] = useState<FoundLines>(NOTHING)
  useEffect(() => {
    if (query.length < MIN_LENGTH) return
    let isOvertaken = false
    const timer = setTimeout(() => {
      void callAction('projectBuilder/findLineItems', { query }, locale).then((outcome) => {
        if (isOvertaken) return
        const isFailed = outcome.kind !== 'done'
        setMatches({ ...(isFailed ? NO_LINES : outcome.answer), query, isFailed })
      })
    }, PAUSE_MS)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [locale, query])
  return query.length < MIN_LENGTH ? NOTHING : matches
}
