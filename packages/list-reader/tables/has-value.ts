import type { IsCode } from '../codes/find-code.ts'
import { quantityIn } from '../words/list-words.ts'

/** Returns whether a row has a product or numbers. Rows of names have none except room numbers: `101`, `102`. */
export function hasValue(cells: readonly string[], isCode: IsCode): boolean {
  const numbers = cells.filter((cell) => quantityIn(cell) !== null || /^(?:(?:au|nz)?\$ ?)?\d[\d,]*\.\d\d$/i.test(cell))
  const areRooms = numbers.length > 1 && numbers.every((cell) => /^\d{3}$/.test(cell))
  return (numbers.length > 0 && !areRooms) || cells.some((cell) => cell !== '' && isCode(cell))
}
