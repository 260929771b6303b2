import { isDimension, isNumber, isTimes, isUnit } from './list-words.ts'
import type { Role, Word } from './line-words.ts'

/** `bath 1400 x 2`: nothing is 1400 by 2. */
export function isSizeBeforeCount(words: readonly Word[], at: number): boolean {
  const [size, times, count, behind] = words.slice(at, at + 4)
  const isLast = count !== undefined && behind?.part !== count.part
  return isLast && /^\d{3,4}$/.test(size!.text) && isTimes(times!.text) && /^[1-9]$/.test(count.text)
}

const isBetween = (word: string) => isTimes(word) || /^by$/i.test(word)

/**
 * Returns whether a number is the first side of a size: `520 x 440`, `520 x 440mm`, `520 by 440`. `12 x 600mm` counts
 * rails.
 */
export function beginsSize(words: readonly Word[], at: number): boolean {
  const [side, between, other, unit] = words.slice(at, at + 4)
  if (!side || !between || !other || between.part !== side.part || !isBetween(between.text)) return false
  if (isNumber(other.text)) return isTimes(between.text) || Number(side.text) >= 100 || isUnit(unit?.text ?? '')
  if (!isDimension(other.text)) return false
  const [first, second] = [Number(side.text), Number.parseFloat(other.text)]
  return first >= 100 || (first >= 10 && first * 2 >= second)
}

/** Marks `600 x 400 x 50 mm` from its first number; returns its last word. */
export function markMeasure(words: readonly Word[], roles: Role[], start: number): number {
  let end = start + 1
  const isSide = (word = '') => isNumber(word) || isDimension(word)
  while (isBetween(words[end]?.text ?? '') && isSide(words[end + 1]?.text)) end += 2
  if (isUnit(words[end]?.text ?? '')) end++
  roles.fill('measure', start, end)
  return end - 1
}
