/**
 * A phone number as it is kept: without the signs that people write between its digits. The code of Australia or New
 * Zealand stays without `+` or `00`, and without the zero that is written behind it: `+61 (0)2 9123 4567` is `61291234567`.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/[\s()./\u2010-\u2015-]/gu, '')
  return digits.replace(/^(?:\+|00)(6[14])0?(?=\d{7})/, '$1')
}

export const PHONE_HINT = 'Digits only, at most 12: for example 0412345678 or 092345678'
