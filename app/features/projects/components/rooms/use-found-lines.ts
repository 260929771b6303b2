import { useEffect, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction } from '#app/ui/call-action.ts'
import type { ProductFacts } from '../../product-facts.ts'
import type { AddedProduct } from '../../rooms.ts'

export type FoundLine = AddedProduct & { readonly facts: ProductFacts }

/** Answers while typing, without a request for each key. */
const PAUSE_MS = 150
const MIN_LENGTH = 2

export interface FoundLines {
  readonly query: string
  readonly lines: readonly FoundLine[]
  readonly isFailed: boolean
}

const NOTHING: FoundLines = { query: '', lines: [], isFailed: false }

/** What a typed line may mean; of the last query that was answered. */
export function useFoundLines(locale: Locale, query: string): FoundLines {
  const [found, setFound] = useState<FoundLines>(NOTHING)
  useEffect(() => {
    if (query.length < MIN_LENGTH) return
    let isOvertaken = false
    const timer = setTimeout(() => {
      type Answer = { readonly lineItems: readonly FoundLine[] }
      void callAction<Answer>('projectBuilder/findLineItems', { query }, locale).then((outcome) => {
        if (isOvertaken) return
        const isFailed = outcome.kind !== 'done'
        setFound({ query, lines: isFailed ? [] : outcome.answer.lineItems, isFailed })
      })
    }, PAUSE_MS)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [locale, query])
  return query.length < MIN_LENGTH ? NOTHING : found
}
