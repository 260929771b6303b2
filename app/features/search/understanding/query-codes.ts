import { hasCode, type IndexView } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'
import { findMeasure } from '@specify/engine/words'

const MIN_CODE_LENGTH = 3

/** `9764C` or `97640`: to be found as it is or not at all. */
export function isCodeLike(word: string): boolean {
  return /^(?=.*\d)[\p{L}\d]{5,}$/u.test(word) && findMeasure(word.toLowerCase()) === null
}

/** The words of a text that are product codes in full; null where none is. */
export function findCodes(view: IndexView, text: string): readonly string[] | null {
  const whole = normaliseCode(text)
  if (whole.length >= MIN_CODE_LENGTH && hasCode(view, whole)) return [text]
  const codes = text.split(/\s+/).filter((word) => {
    const code = normaliseCode(word)
    return code.length > MIN_CODE_LENGTH && /\d/.test(code) && /\D/.test(code) && hasCode(view, code)
  })
  return codes.length > 0 ? codes : null
}
