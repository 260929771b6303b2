import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = BigInt(DIGITS.length)
/** Digits of the largest UUID. */
const LENGTH = 22
const CODE = /^[\dA-Za-z]{22}$/
const GROUPS = [
  [0, 8],
  [8, 12],
  [12, 16],
  [16, 20],
  [20, 32],
] as const
const LARGEST = 2n ** 128n

/** The id of a project in 22 letters and digits, as guessable as the id itself. */
export function toShareCode(projectId: string): string {
  let rest = BigInt(`0x${projectId.replaceAll('-', '')}`)
  let code = ''
  while (code.length < LENGTH) {
    code = DIGITS[Number(rest % BASE)] + code
    rest /= BASE
  }
  return code
}

/** Null for what is no code. */
export function fromShareCode(code: string): string | null {
  if (!CODE.test(code)) return null
  let number = 0n
  for (const digit of code) number = number * BASE + BigInt(DIGITS.indexOf(digit))
  if (number >= LARGEST) return null
  const hex = number.toString(16).padStart(32, '0')
  return GROUPS.map(([from, to]) => hex.slice(from, to)).join('-')
}

/** The printed address of a shared summary: `specify.example/au/s/7pQz…`. */
export function shortShareLink(origin: string, locale: string, projectId: string): string {
  return absoluteHref(origin, routes.projects.shortShare.path({ locale, code: toShareCode(projectId) }))
}
