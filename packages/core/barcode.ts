/** GTIN of 8, 12, 13 or 14 digits: the last is the check digit of GS1 (General Specifications, 7.9). */
export function isBarcode(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  // Counted from the right, the check digit first: weights 1 and 3 in turn.
  const sum = Array.from(digits).reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - 1 - index) % 2 === 0 ? 1 : 3),
    0,
  )
  return sum % 10 === 0
}
