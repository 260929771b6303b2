import { AppError } from '@specify/core/app-error.ts'
import { MAX_COUNT, MAX_LINES } from './model.ts'

interface Line {
  readonly sku: string
  readonly count: number
  readonly quote?: unknown
}

/**
 * Adds a line, or adds to the line of the same product, which takes over the other values but the id. Lines of quotes
 * stay as they are.
 * @throws AppError `conflict` where a count or the number of products would be too large.
 */
export function putLine<L extends Line>(lines: readonly L[], added: L, idOf: keyof L): L[] {
  const same = lines.find(({ sku, quote }) => sku === added.sku && quote === undefined)
  const count = (same?.count ?? 0) + added.count
  if (count > MAX_COUNT) throw new AppError('conflict', `A cart holds at most ${MAX_COUNT} of a product.`)
  if (same) return lines.map((line) => (line === same ? { ...added, [idOf]: same[idOf], count } : line))
  if (lines.length >= MAX_LINES)
    throw new AppError('conflict', `A cart holds at most ${MAX_LINES} products. Remove one first.`)
  return [...lines, added]
}

/** @throws AppError `not_found` for a line that is not there. */
export function setCount<L extends Line>(lines: readonly L[], isMeant: (line: L) => boolean, count: number): L[] {
  assertThere(lines.some(isMeant))
  return lines.map((line) => (isMeant(line) ? { ...line, count } : line))
}

/** @throws AppError `not_found` for a line that is not there. */
export function removeLine<L extends Line>(lines: readonly L[], isMeant: (line: L) => boolean): L[] {
  assertThere(lines.some(isMeant))
  return lines.filter((line) => !isMeant(line))
}

function assertThere(isThere: boolean): void {
  if (!isThere) throw new AppError('not_found', 'There is no such line item.')
}
