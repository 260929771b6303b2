/** Reads a typed amount in cents: `1,200.50`, `$1200`. Null for what is no amount, or could be read in two ways. */
export function readAmount(typed: string): number | null {
  const plain = typed.replace(/[\s$]/g, '')
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.replaceAll(',', '').split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** `1200.50`: an amount as it is typed. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}
