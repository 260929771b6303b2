import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from './find-code.ts'
import type { PassedLine } from '../model.ts'

/** Lines that are read in one step. */
const LINES_AT_ONCE = 50
/** The beginning of a code has a digit; what is shorter is a quantity. */
const BEGUN = /(?<![\p{L}\d./-])(?=[\p{L}./-]*\d)[\p{L}\d][\p{L}\d./-]{2,23}$/u
/** The end of one, alone in its line or before other words. */
const END = /^\s*([\p{Lu}\d][\p{Lu}\d./-]{0,9})(?=[\s",;|]|$)/u

/**
 * The lines of a copied page with the codes whole that were broken at the end of a line, or of a narrow column: `96340`
 * above `BB6AF`. Only where both together are a code of the catalogue, and neither is one alone. The lines that they go on
 * in are taken into those above.
 */
export function* joinBroken(
  lines: readonly string[],
  isCode: IsCode,
): Chunked<{ readonly lines: readonly string[]; readonly parts: readonly PassedLine[] }> {
  const joined = [...lines]
  const parts: PassedLine[] = []
  for (let at = 0; at + 1 < lines.length; at++) {
    if (at % LINES_AT_ONCE === 0) yield
    const whole = joinedLine(joined[at]!, lines[at + 1]!, isCode)
    if (whole === null) continue
    joined[at] = whole
    joined[at + 1] = ''
    parts.push({ line: at + 2, lineCount: 1, text: lines[at + 1]!.trim(), reason: 'part' })
    at++
  }
  return { lines: joined, parts }
}

function joinedLine(line: string, below: string, isCode: IsCode): string | null {
  // A quoted cell goes on below.
  if (line.split('"').length % 2 === 0) return null
  const [found = '', end] = END.exec(below) ?? []
  if (end === undefined || isCode(end)) return null
  const isBegun = (begun: string) => !isCode(begun) && isCode(begun + end)
  const atEnd = BEGUN.exec(line.trimEnd())?.[0]
  if (atEnd !== undefined && isBegun(atEnd)) return line.trimEnd() + below.trimStart()
  if (below.trim() !== end) return null
  const words = line.split(/(\s+)/)
  const at = words.findIndex((word) => BEGUN.test(word) && isBegun(word))
  return at < 0 || found === '' ? null : words.with(at, words[at]! + end).join('')
}
