import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { MAX_COMPARED } from '#app/features/catalogue/compare/limits.ts'
import { replaceCalls } from './replace-calls.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'

export type CandidateKind = 'maker' | 'similar' | 'sameKind' | 'searched'

export interface Candidate {
  readonly sku: string
  readonly kind: CandidateKind
}

/** Beside the product that is replaced. */
const SHOWN = MAX_COMPARED - 1

/** Finds products that could replace one, and compares three of them at a time. */
export function useCandidates(locale: Locale, from: string, by?: string) {
  const calls = replaceCalls(locale)
  const offered = useLoad(from, () => calls.replacements(from))
  const [of, setOf] = useState(from)
  const [searched, setSearched] = useState<readonly string[]>(by === undefined ? [] : [by])
  const [refinished, setRefinished] = useState<ReadonlyMap<string, string>>(new Map())
  const [start, setStart] = useState(0)
  if (of !== from) {
    setOf(from)
    setSearched([])
    setRefinished(new Map())
    setStart(0)
  }
  const answer = offered.isLoading ? null : offered.answer
  const candidates: Candidate[] = [
    ...searched.map((sku) => ({ sku, kind: 'searched' as const })),
    ...(answer?.replacements ?? []).map(({ sku }) => ({ sku, kind: 'maker' as const })),
    ...(answer?.similar ?? []).map(({ sku }) => ({ sku, kind: 'similar' as const })),
    ...(answer?.sameKind ?? []).map(({ sku }) => ({ sku, kind: 'sameKind' as const })),
  ].filter(({ sku }, index, all) => sku !== from && all.findIndex((each) => each.sku === sku) === index)
  const shownCandidates = candidates
    .slice(start, start + SHOWN)
    .map(({ sku, kind }) => ({ sku: refinished.get(sku) ?? sku, listed: sku, kind }))
  const skus = [from, ...shownCandidates.map(({ sku }) => sku)]
  const compared = useLoad(JSON.stringify(skus), () => calls.compare(skus))
  return {
    isLoading: offered.isLoading,
    /** A product that the catalogue no longer has is no failure. */
    elsewhere: answer?.elsewhere ?? [],
    comparison: compared.answer,
    isComparing: compared.isLoading,
    problem: compared.problem,
    shown: shownCandidates,
    others: Math.max(0, candidates.length - SHOWN),
    showOthers: () => setStart((before) => (before + SHOWN >= candidates.length ? 0 : before + SHOWN)),
    addSearched(sku: string) {
      setSearched((before) => [sku, ...before.filter((each) => each !== sku)])
      setStart(0)
    },
    refinish: (listed: string, sku: string) => setRefinished((before) => new Map(before).set(listed, sku)),
  }
}
