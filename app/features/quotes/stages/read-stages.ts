import { countOf } from '@specify/core/text/count-text.ts'
import { isIsoDay, isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RequestedLine } from '../quote.ts'
import type { Stage } from './stage.ts'
import { stageProblem } from './stage-quantities.ts'

/** Further ahead is a slip of the pen. */
const LONGEST_MS = 10 * 365 * 86_400_000
const MOST_NAMED = 5

interface AnsweredStages {
  readonly stages: readonly Stage[]
  readonly lines: readonly { readonly priceCents: number | null; readonly stages?: readonly number[] | undefined }[]
}

interface About {
  readonly requested: readonly RequestedLine[]
  readonly locale: Locale
  readonly now: Date
}

/** Says what is wrong with the deliveries of an answer, the first of it; empty for nothing. */
export function stagesProblem({ stages, lines }: AnsweredStages, { requested, locale, now }: About): string {
  const [today, last] = [now, new Date(now.getTime() + LONGEST_MS)].map((at) => isoDayIn({ code: locale }, at))
  const names = new Set<string>()
  for (const { name, day } of stages) {
    if (name === '') return 'Each delivery needs a name.'
    if (names.has(name.toLowerCase())) return `Two deliveries are named “${name}”.`
    names.add(name.toLowerCase())
    if (day === '') continue
    if (!isIsoDay(day)) return `The day of “${name}” must be a day such as 2027-03-31.`
    if (day < today!) return `The day of “${name}” has passed.`
    if (day > last!) return `The day of “${name}” is more than ten years ahead.`
  }
  const offered = lines.map(({ priceCents, stages: pieces = [] }) => (priceCents === null ? [] : pieces))
  if (offered.some((pieces) => pieces.length > stages.length)) return 'A line is in a delivery that is not there.'
  const wrong = offered.flatMap((pieces, index) => {
    const { sku, quantity } = requested[index]!
    const problem = stageProblem({ sum: sumOf(pieces), isWrong: false }, quantity)
    return problem === '' ? [] : [`${sku}: ${problem}`]
  })
  if (wrong.length > 0) {
    const more = wrong.length - MOST_NAMED
    return `${wrong.slice(0, MOST_NAMED).join(' ')}${more > 0 ? ` And ${countOf(more, 'more line', 'more lines')}.` : ''}`
  }
  const empty = stages.find((_, at) => offered.every((pieces) => (pieces[at] ?? 0) === 0))
  return empty ? `No line is in the delivery “${empty.name}”. Give it some, or remove it.` : ''
}

function sumOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, each) => sum + each, 0)
}
