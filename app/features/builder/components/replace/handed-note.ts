import type { ScopedLine } from '@specify/schedule/line-scope.ts'

/** A note on a price that counts each line at the price of the hand that is drawn; empty where no units are handed. */
export function handedNote(lines: readonly Pick<ScopedLine, 'unitType'>[]): string {
  return lines.some(({ unitType }) => unitType?.hands) ? ', at the price of the hand that the rooms show' : ''
}
