import { countOf } from '@specify/core/text/count-text.ts'
import { isAccepted } from '../answer/accepted-lines.ts'
import type { Quote, QuoteAnswer } from '../quote.ts'
import { stageText, type Stage } from './stage.ts'

export interface StageSums extends Stage {
  readonly lines: number
  readonly pieces: number
  /** Cents of the products, with GST. */
  readonly goodsCents: number
}

type Staged = Pick<QuoteAnswer, 'lines' | 'accepted' | 'stages'>

/** Sums each delivery of an answer; of one that was accepted in part those of that part. Empty without stages. */
export function stageSums({ lines: requested }: Pick<Quote['request'], 'lines'>, answer: Staged): StageSums[] {
  return (answer.stages ?? []).map((stage, at) => {
    const sums = { lines: 0, pieces: 0, goodsCents: 0 }
    for (const [index, { stages, priceCents }] of answer.lines.entries()) {
      const pieces = stages?.[at] ?? 0
      if (pieces === 0 || priceCents === null || !isAccepted(answer, index) || !requested[index]) continue
      sums.lines++
      sums.pieces += pieces
      sums.goodsCents += pieces * priceCents
    }
    return { ...stage, ...sums }
  })
}

/** Counts offered lines that are in no delivery, where there are any: they come by their lead time. */
export function countUnstaged(answer: Staged): number {
  if (!answer.stages) return 0
  return answer.lines.filter(({ stages }, index) => isAccepted(answer, index) && !stages).length
}

/** `In 2 deliveries: Level 1–3, 31 Mar 2027; Rest, 15 May 2027.` Of what was accepted, once it was. Empty without. */
export function deliveriesText({ locale, request }: Pick<Quote, 'locale' | 'request'>, answer: Staged): string {
  const stages = stageSums(request, answer).filter(({ pieces }) => pieces > 0)
  if (stages.length === 0) return ''
  const named = stages.map((stage) => stageText(stage, locale)).join('; ')
  return `In ${countOf(stages.length, 'delivery', 'deliveries')}: ${named}.`
}

/** `3 lines in none of them: by lead time`; empty for none. */
export function unstagedText(count: number): string {
  return count === 0 ? '' : `${countOf(count, 'line')} in none of them: by lead time`
}
