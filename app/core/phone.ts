/** Telephone numbers are kept without their usual signs; what else is in one is for the rules of its form to judge. */
export function phoneDigits(typed: string): string {
  return typed.replace(/[\s().\u2010-\u2013-]/gu, '')
}

/** What a field for a telephone number takes: said below it, before anything is wrong. */
export const PHONE_HINT = 'Digits only, at most 12: for example 0412345678 or 092345678'
