import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction, type CallOutcome } from '#app/ui/loading/call-action.ts'
import type { FinishCatalogue, KnownFinishes } from '#app/features/projects/schedule/finish-plan.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { findReplacementsOutput } from '#app/features/projects/project-actions/lookups/find-replacements.server.ts'

export type Replacements = DeepReadonly<z.output<typeof findReplacementsOutput>>

/** The most that one call takes. */
const MAX_SKUS = 2_000

export const replaceCalls = (locale: Locale) => ({
  replacements: (sku: string) => callAction('projectBuilder/findReplacements', { sku }, locale),

  compare: (skus: readonly string[]) => callAction('product/compareProducts', { skus }, locale),

  /** Splits the SKUs over as many calls as needed. */
  async finishes(skus: readonly string[]): Promise<CallOutcome<FinishCatalogue>> {
    const lines = new Map<string, KnownFinishes>()
    const products: Record<string, ProductFacts> = {}
    for (let at = 0; at < skus.length; at += MAX_SKUS) {
      const part = { skus: skus.slice(at, at + MAX_SKUS) }
      const outcome = await callAction('projectBuilder/getFinishes', part, locale)
      if (outcome.kind !== 'done') return outcome
      for (const line of outcome.answer.lines) lines.set(line.sku, line)
      Object.assign(products, outcome.answer.products)
    }
    return { kind: 'done', answer: { lines, products } }
  },
})
