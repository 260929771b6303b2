import { hasCode, hasWordFrom, listLongerCodes } from '@specify/engine'
import { fold, normaliseCode } from '@specify/engine/fold'
import type { ProductScope } from '../backends/backend.ts'
import { findDiscontinuedCode } from './discontinued-code.ts'
import type { RequestCatalogue } from '../catalogue/request-catalogue.ts'

type Reader = Pick<RequestCatalogue, 'catalogue'> & Pick<ProductScope, 'locale' | 'visibility'>

/** Alone, a word of letters and digits is a code; beside others one with so many digits in a row that it is no measure. */
const CODE_ALONE = /^(?=.*\d{3})[\p{L}\d]{5,}$/u
const CODE_AMONG_WORDS = /^(?=.*\d{5})[\p{L}\d]{5,}$/u
const MEASURE = /^\d+(?:mm|cm|m|l|w|v|kg|x\d+)+$/i

/**
 * The word of a search that is a product code by its look, and is none, nor the beginning of one: what is found in its
 * place has codes like it. Null where there is none.
 */
export function findUnknownCode(text: string, reader: Reader): string | null {
  const words = text.trim().split(/\s+/)
  const pattern = words.length === 1 ? CODE_ALONE : CODE_AMONG_WORDS
  const view = reader.catalogue.products(reader.locale, reader.visibility)
  const unknown = words.find((word) => {
    const code = normaliseCode(word)
    const isCode = pattern.test(word) && !MEASURE.test(word)
    return isCode && !hasCode(view, code) && !listLongerCodes(view, code, 1).length && !hasWordFrom(view, fold(word))
  })
  return unknown === undefined || findDiscontinuedCode(text, reader) ? null : unknown
}
