import { isBlank } from '@specify/catalogue/facts/blank.ts'

const MAX_SKU_LENGTH = 64
/** Letters, digits and the signs that product codes are written with; at most 64 characters. */
export const SKU_PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{N} .+/_#()-]{0,62}[\p{L}\p{N}.+#)])?$/u

export function isUsableSku(sku: string): boolean {
  return SKU_PATTERN.test(sku) && !isBlank(sku)
}

/** The reason that a text is no SKU, for who wrote the feed; null for one. */
export function whyNoSku(sku: string): string | null {
  if (isUsableSku(sku)) return null
  if (isBlank(sku)) return 'is empty'
  const named = `"${sku.slice(0, 70)}"`
  const [strange] = /[^\p{L}\p{N} .+/_#()-]/u.exec(sku) ?? []
  if (strange !== undefined) return `${named} has "${strange}", which a product code cannot have`
  if (Array.from(sku).length > MAX_SKU_LENGTH) return `${named} is longer than ${MAX_SKU_LENGTH} characters`
  const [first] = /^[^\p{L}\p{N}]/u.exec(sku) ?? []
  return first === undefined ? `${named} ends with "${sku.at(-1)}"` : `${named} begins with "${first}"`
}
