import { hashOf } from './hash.ts'

/**
 * The EAN-13 of an item: GS1 prefix 93 (Australia), a number that depends on the item code alone, check digit.
 * Invented, but well formed.
 */
export function eanOf(itemCode: string): string {
  const body = `9399${String(hashOf(`ean ${itemCode}`) % 100_000_000).padStart(8, '0')}`
  return `${body}${eanCheckDigit(body)}`
}

/** The thirteenth digit: weights 1 and 3 in turn, up to the next ten. */
export function eanCheckDigit(body: string): number {
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** WaterMark licences cover one kind of product of one brand. */
export function waterMarkLicence(brand: string, kind: string): string {
  return `WM-0${20_000 + (hashOf(`watermark ${brand} ${kind}`) % 9_000)}`
}
