import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from '../codes/find-code.ts'
import { readListItems } from '../lines/list-line.ts'
import { isCodeWord, isTimes } from '../words/list-words.ts'
import type { Named } from '../columns/fields.ts'
import { readNamedColumns } from '../columns/named-columns.ts'
import { namesIn } from '../words/names-in-line.ts'
import { areSeveral, type Count, countOf, WHOLE_NUMBER } from '../quantities/trailing-count.ts'

const LINES_AT_ONCE = 50
const MIN_RUN = 3
const MAX_LENGTH = 300

interface Line {
  readonly index: number
  readonly words: readonly string[]
}

/** Lines right below each other, each with a code. */
interface Run {
  readonly lines: readonly Line[]
  /** The names of the columns above. */
  readonly names: readonly Named[] | null
  readonly isNamed: boolean
  readonly isCounted: boolean
  readonly rests: readonly (readonly string[])[]
  readonly counts: readonly (Count | null)[]
}

/**
 * Lines whose columns were lost, as a PDF is copied: `1 97140C6AF Luna basin mixer 4 389.00 1556.00`. Numbers that count
 * the lines are left out, and what stands under the name of the quantities, or ends each line, is written `qty 4`.
 */
export function* clearLines(lines: readonly string[], isCode: IsCode): Chunked<string[]> {
  const texts = lines.map((line) => line.trim())
  let names: readonly Named[] | null = null
  const runs: Run[] = []
  let run: Line[] = []
  for (const [index, text] of [...texts, ''].entries()) {
    if (index % LINES_AT_ONCE === 0) yield
    const words = splitLine(text, isCode)
    if (words) {
      run.push({ index, words })
      continue
    }
    if (run.length > 0) runs.push(toRun(run, names))
    run = []
    if (text !== '' && text.length <= MAX_LENGTH) names = namesIn(text) ?? names
  }
  // Below headings there are few lines each.
  const all = runs.flatMap(({ counts }) => counts)
  const areAllTold = all.length >= MIN_RUN && !all.includes(null) && areSeveral(all)
  for (const each of runs) for (const [at, cleared] of yield* clearRun(each, areAllTold, isCode)) texts[at] = cleared
  return texts
}

/** The words of a line with a code among others; null for any other. */
function splitLine(text: string, isCode: IsCode): readonly string[] | null {
  if (text === '' || text.length > MAX_LENGTH || /[\t|;]/.test(text)) return null
  const words = text.split(/\s+/)
  const hasCode = words.some((word) => isCode(word) || (isCodeWord(word) && /\p{L}/u.test(word)))
  return words.length > 2 && hasCode ? words : null
}

function toRun(lines: readonly Line[], names: readonly Named[] | null): Run {
  const behind = names?.slice(names.lastIndexOf('quantity') + 1)
  const isNamed = names?.includes('quantity') === true && behind!.every((name) => name === 'ignored')
  const isCounted = countsLines(lines) && lines.length >= (isNamed ? 1 : MIN_RUN)
  const rests = lines.map(({ words }) => (isCounted ? words.slice(1) : words))
  return { lines, names, isNamed, isCounted, rests, counts: rests.map(countOf) }
}

function* clearRun(
  { lines: run, names, isNamed, isCounted, rests, counts }: Run,
  areAllTold: boolean,
  isCode: IsCode,
): Chunked<[at: number, text: string][]> {
  const isTold = isNamed || areAllTold || (run.length >= MIN_RUN && !counts.includes(null) && areSeveral(counts))
  const cleared: [at: number, text: string][] = []
  for (const [at, { index, words }] of run.entries()) {
    if (at % LINES_AT_ONCE === 0) yield
    const named = names && readNamedColumns(words, names, isCode)
    if (named) {
      cleared.push([index, named])
      continue
    }
    const [rest, count] = [rests[at]!, counts[at]]
    if (count && (isTold || count.isPriced) && quantityIn(count.rest, isCode) === '')
      cleared.push([index, `${count.rest.join(' ')} qty ${count.number}`])
    else if (isCounted && (quantityIn(rest, isCode) !== '' || !isCode(rest[0]!))) cleared.push([index, rest.join(' ')])
  }
  return cleared
}

/** Returns whether each line begins with a number, counting in ones or tens. */
function countsLines(run: readonly Line[]): boolean {
  const numbers = run.map(({ words }) =>
    WHOLE_NUMBER.test(words[0]!) && !isTimes(words[1]!) ? Number(words[0]) : Number.NaN,
  )
  const step = run.length === 1 ? 1 : numbers[1]! - numbers[0]!
  return (step === 1 || step === 10) && numbers.every((number, at) => number === step + at * step)
}

function quantityIn(words: readonly string[], isCode: IsCode): string {
  const [item] = readListItems(words.join(' '), isCode)
  return item?.kind === 'item' ? item.qty : ''
}
