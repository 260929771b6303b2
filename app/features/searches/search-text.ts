import { readGtin } from '@specify/catalogue/product/gtin.ts'

/** Longer texts are cut. */
export const MAX_TEXT_LENGTH = 120

/** A search as it is counted: without case, control characters and superfluous spaces, at most 120 characters. */
export function foldSearchText(typed: string): string {
  const folded = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
  return folded
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

const ADDRESS = /[^\s@]@[^\s@]/u
const NUMBER = /(?<![\p{L}\d])\+?\d[\d\s()./-]{5,}\d(?![\p{L}\d])/gu
/** Phone numbers of Australia and New Zealand, and international numbers with country code. */
const PHONE = /^(?:\+\d{8,15}|0\d{7,13}|6[14]\d{8,10}|1[38]00\d{6})$/

/** Returns whether a text may hold a mail address or phone number. EANs are neither. */
export function looksPersonal(text: string): boolean {
  if (ADDRESS.test(text)) return true
  return Array.from(text.matchAll(NUMBER), ([written]) => written).some(
    (written) => PHONE.test(written.replaceAll(/[\s()./-]/g, '')) && readGtin(written) === null,
  )
}
