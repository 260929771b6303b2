import { isPlaceWord } from './list-words.ts'

/** Stands for each letter of a place's name: a pattern of all those names takes V8 50 ms to compile. */
export const MASK = '\uE000'
const MAX_NAME_WORDS = 3

/** The match of a pattern in a line, in the line's own words. */
export interface Match {
  readonly index: number
  /** The whole, then the groups. */
  readonly texts: readonly (string | undefined)[]
}

/** Returns the only match of a pattern with `MASK` in it that `isSo`; null where there is none, or several. */
export function only(line: string, pattern: RegExp, isSo: (found: Match) => boolean): Match | null {
  const found = Array.from(maskPlaces(line).matchAll(pattern), ({ index, indices = [] }) => ({
    index,
    texts: Array.from(indices, (span) => span && line.slice(...span)),
  })).filter(isSo)
  return found.length === 1 ? found[0]! : null
}

/** Replaces the names of places, of three words at most, by as many signs. */
export function maskPlaces(line: string): string {
  return line.replaceAll(/\p{L}[\p{L}']*(?: \p{L}[\p{L}']*)*/gu, (words) => {
    let masked = ''
    let inName = 0
    for (const word of words.split(' ')) {
      const isName = isPlaceWord(word)
      const isJoined = isName && inName > 0 && inName < MAX_NAME_WORDS
      if (masked !== '') masked += isJoined ? MASK : ' '
      masked += isName ? MASK.repeat(word.length) : word
      inName = isName ? (isJoined ? inName + 1 : 1) : 0
    }
    return masked
  })
}

export const overlaps = (one: Match, other: Match): boolean => one.index < endOf(other) && other.index < endOf(one)

const endOf = ({ index, texts: [text = ''] }: Match): number => index + text.length

export const cut = (line: string, match: Match): string => `${line.slice(0, match.index)} ${line.slice(endOf(match))}`

export function cutBoth(line: string, one: Match, other: Match): string {
  const [first, last] = one.index < other.index ? [one, other] : [other, one]
  return cut(cut(line, last), first)
}
