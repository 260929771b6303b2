export function phoneDigits(typed: string): string {
  return typed.replace(/[\s().\u2010-\u2013-]/gu, '')
}

export const PHONE_HINT = 'Digits only, at most 12: for example 0412345678 or 092345678'
