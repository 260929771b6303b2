import { AppError } from '#app/core/app-error.ts'
import { MAX_COUNT, MAX_LINES } from './model.ts'

interface Line {
  readonly sku: string
  readonly count: number
}

/**
 * Adds a line, or to the one of its product, whose other values it then takes over but the id.
 * @throws AppError `conflict` where a product would be too often there, or too many products.
 */
export function putLine<L extends Line>(lines: readonly L[], added: L, idOf: keyof L): L[] {
  const same = lines.find(({ sku }) => sku === added.sku)
  const count = (same?.count ?? 0) + added.count
  if (count > MAX_COUNT) throw new AppError('conflict', `At most ${MAX_COUNT} of a product fit.`)
  if (same) return lines.map((line) => (line === same ? { ...added, [idOf]: same[idOf], count } : line))
  if (lines.length >= MAX_LINES) throw new AppError('conflict', `At most ${MAX_LINES} products fit. Remove one first.`)
  return [...lines, added]
}

/** Gives a line another count. @throws AppError `not_found` for a line that is not there. */
export function setCount<L extends Line>(lines: readonly L[], isMeant: (line: L) => boolean, count: number): L[] {
  assertThere(lines.some(isMeant))
  return lines.map((line) => (isMeant(line) ? { ...line, count } : line))
}

/** Takes a line away. @throws AppError `not_found` for a line that is not there. */
export function removeLine<L extends Line>(lines: readonly L[], isMeant: (line: L) => boolean): L[] {
  assertThere(lines.some(isMeant))
  return lines.filter((line) => !isMeant(line))
}

function assertThere(isThere: boolean): void {
  if (!isThere) throw new AppError('not_found', 'There is no such line item.')
}
