import { isNumber, isTimes, isUnit } from './list-words.ts'
import type { Role, Word } from './line-words.ts'

/** `bath 1400 x 2`: nothing is 1400 by 2. */
export function isSizeBeforeCount(words: readonly Word[], at: number): boolean {
  const [size, times, count, behind] = words.slice(at, at + 4)
  const isLast = count !== undefined && behind?.part !== count.part
  return isLast && /^\d{3,4}$/.test(size!.text) && isTimes(times!.text) && /^[1-9]$/.test(count.text)
}

/** Marks `600 x 400 x 50 mm` from its first number; returns its last word. */
export function markMeasure(words: readonly Word[], roles: Role[], start: number): number {
  let end = start + 1
  while (isTimes(words[end]?.text ?? '') && isNumber(words[end + 1]?.text ?? '')) end += 2
  if (isUnit(words[end]?.text ?? '')) end++
  roles.fill('measure', start, end)
  return end - 1
}
