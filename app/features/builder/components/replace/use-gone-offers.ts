import { useEffect, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { replaceCalls, type Replacements } from './replace-calls.ts'

/** Parallel requests; the call allows 120 a minute. */
const PARALLEL = 4

export interface GoneOffer {
  /** Null while it is not known, and where it could not be asked. */
  readonly answer: Replacements | null
  readonly problem: string | null
}

/** Loads replacements for each product as the answers arrive. */
export function useGoneOffers(locale: Locale, skus: readonly string[]): ReadonlyMap<string, GoneOffer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, GoneOffer>>(new Map())
  const key = skus.join('\n')
  useEffect(() => {
    let isOver = false
    const waiting = key === '' ? [] : key.split('\n')
    async function ask(): Promise<void> {
      for (let sku = waiting.shift(); sku !== undefined && !isOver; sku = waiting.shift()) {
        const requestedSku = sku
        // oxlint-disable-next-line no-await-in-loop -- a few at a time
        const outcome = await replaceCalls(locale).replacements(requestedSku)
        if (isOver) return
        const isDone = outcome.kind === 'done'
        // A product that the catalogue no longer has is no failure: nothing takes its place.
        const isUnknown = outcome.kind === 'refused' && outcome.refusal.code === 'not_found'
        setOffers((before) =>
          new Map(before).set(requestedSku, {
            answer: isDone ? outcome.answer : isUnknown ? NOTHING : null,
            problem: isDone || isUnknown ? null : failureText(outcome),
          }),
        )
      }
    }
    for (let each = 0; each < PARALLEL; each++) void ask()
    return () => {
      isOver = true
    }
  }, [locale, key])
  return offers
}

const NOTHING: Replacements = { isError: false, replacements: [], similar: [], sameKind: [], elsewhere: [] }
