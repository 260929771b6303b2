export type ReadPrice =
  | { readonly kind: 'cents'; readonly cents: number; readonly note?: string }
  | { readonly kind: 'wrong'; readonly reason: string }

/** Far beyond any product, and below what a sum of a project could not hold. */
const MOST_CENTS = 100_000_000

/**
 * Reads a price as price lists write it: `349`, `$1,349.00`, `1 349.00`, and `1.349,00`, which is noted. A text that two
 * countries read otherwise, such as `1.349`, is wrong.
 */
export function readPrice(typed: string): ReadPrice {
  const text = typed
    .replaceAll(/^(?:AUD|NZD|A\$|NZ\$|AU\$|\$)\s*|\s*(?:AUD|NZD)$/gi, '')
    .replaceAll(/(?<=\d)\s(?=\d{3})/g, '')
  if (text.startsWith('-') || /^\(.*\)$/.test(text)) return wrong('is negative')
  if (/^\d+(?:\.\d{1,2})?$/.test(text) || /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text))
    return inBounds(Math.round(Number(text.replaceAll(',', '')) * 100))
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) {
    const cents = Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100)
    const read = inBounds(cents)
    return read.kind === 'cents' ? { ...read, note: `"${typed}" is read as ${(cents / 100).toFixed(2)}` } : read
  }
  // Spreadsheets compute more digits than a price has.
  if (/^\d+\.\d{5,}$/.test(text)) return inBounds(Math.round(Number(text) * 100))
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text) || /^\d+,\d{1,2}$/.test(text))
    return wrong(`"${typed}" may be two prices: write 1349.00`)
  return wrong(`"${typed.slice(0, 60)}" is not a price: write 1349.00`)
}

function inBounds(cents: number): ReadPrice {
  if (cents === 0) return wrong('is 0: write CLEAR to remove a price')
  return cents > MOST_CENTS ? wrong('is more than 1,000,000.00') : { kind: 'cents', cents }
}

function wrong(reason: string): ReadPrice {
  return { kind: 'wrong', reason }
}
