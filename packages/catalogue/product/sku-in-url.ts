/** A SKU as the last part of a product address, where a dash would end it. */
export function skuSegment(sku: string): string {
  return sku.replace(/[^\p{L}\p{N}._]/gu, '_')
}

/** Equal for SKUs with the same address, which differ in case and in signs other than `.` alone: the second has no page. */
export function skuKey(sku: string): string {
  return skuSegment(sku).toLowerCase()
}

/** Returns whether an address was made for exactly this SKU, rather than for one that is equal without its signs. */
export function isSkuOfUrl(sku: string, code: string): boolean {
  return skuKey(sku) === code.toLowerCase()
}
