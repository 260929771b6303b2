import { fold } from './fold.ts'

const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** A product code as it is compared: `963-42 BN/6a` and `96342bn6A` are the same. Leading zeros count. */
export function normaliseCode(text: string): string {
  return fold(text).replace(SEPARATORS, '')
}
