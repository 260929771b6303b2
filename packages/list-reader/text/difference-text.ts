import { foldConfused } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'

/** Describes how a typed code differs from the catalogue's: `O read as 0`, `one letter differs`. */
export function differenceText(typed: string, code: string): string {
  const own = normaliseCode(typed)
  if (own.length === code.length) {
    const pairs = Array.from(own, (character, at) => [character, code[at]!] as const).filter(
      ([one, other]) => one !== other,
    )
    if (foldConfused(own) === foldConfused(code)) {
      return [...new Set(pairs.map(([one, other]) => `${shown(one, typed)} read as ${other.toUpperCase()}`))].join(', ')
    }
    const different = pairs.filter(([one, other]) => foldConfused(one) !== foldConfused(other))
    return different.length === 1 ? `one ${kindOf(different[0]!.join(''))} differs` : 'two characters swapped'
  }
  return own.length < code.length
    ? `one ${kindOf(extraIn(code, own))} missing`
    : `one ${kindOf(extraIn(own, code))} too many`
}

export function missingText(count: number): string {
  return `finish missing: ${count} options`
}

/** A small L looks like a one; the capital does not. */
function shown(character: string, typed: string): string {
  return character === 'l' && typed.includes('l') ? 'l' : character.toUpperCase()
}

function kindOf(characters: string): 'letter' | 'digit' | 'character' {
  if (/^\d+$/.test(characters)) return 'digit'
  return /^\p{L}+$/u.test(characters) ? 'letter' : 'character'
}

function extraIn(longer: string, shorter: string): string {
  const at = Array.from(longer).findIndex(
    (character, index) => foldConfused(character) !== foldConfused(shorter[index] ?? ''),
  )
  return longer[at] ?? ''
}
