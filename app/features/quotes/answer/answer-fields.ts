import { MAX_QUOTE_CENTS } from '../quote.ts'

/** Fields of a line in the form of an answer: `0.price`. */
export function answerField(index: number, column: 'sku' | 'price' | 'cents' | 'lead' | 'substitute' | 'note'): string {
  return `${index}.${column}`
}

const WHOLE = String.raw`\d{1,7}|\d{1,3}(?:,\d{3})*`
const AMOUNT = new RegExp(String.raw`^(?:\$ ?)?(${WHOLE})(?:\.(\d{1,2}))?$`)

/** Whole cents of a typed amount such as `1050`, `1,050.00` and `$1,050`; undefined for what is no amount, null for none. */
export function typedCents(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const [, dollars, cents = ''] = AMOUNT.exec(text) ?? []
  return dollars === undefined ? undefined : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Validates a typed amount; null for a valid one. */
export function amountProblem(typed: string): string | null {
  const cents = typedCents(typed)
  if (cents === undefined) return 'Write an amount in dollars and cents, such as 1,050.00.'
  return cents !== null && cents > MAX_QUOTE_CENTS ? 'An amount is 1,000,000.00 at most.' : null
}
