/** Lengths of a GTIN: EAN-8, UPC, EAN-13, and the number of a carton. */
const LENGTHS = new Set([8, 12, 13, 14])

/** EAN, UPC, GTIN, also with spaces or dashes; null for a wrong check digit (GS1 General Specifications, 7.9). */
export function readGtin(text: string): string | null {
  if (!/^\d[\d -]*$/.test(text)) return null
  const digits = text.replace(/[ -]/g, '')
  if (!LENGTHS.has(digits.length)) return null
  // From the right, the check digit itself counting once, every second digit counts three times.
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 && Number(digits) > 0 ? digits : null
}
