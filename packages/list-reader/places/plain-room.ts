import { isFormula } from '../words/blank-words.ts'

/** The name of a room without the signs that it may not have: `Bath & Laundry` is `Bath and Laundry`, `WC/Store` `WC-Store`. */
export function plainRoom(name: string): string {
  if (/^[\p{L}\p{M}\p{N} -]*$/u.test(name) || isFormula(name)) return name
  return name
    .replace(/\s*[&+;]\s*(?=\S)/g, ' and ')
    .replace(/['’‘"“”]/g, '')
    .replace(/\s*[/–—]\s*/g, '-')
    .replace(/(?<=\d|(?<!\p{L})\p{L})\.(?=\d)/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
