/** A SKU as the last part of a product address, where a dash would end it. */
export function skuInUrl(sku: string): string {
  return encodeURIComponent(sku.replace(/[^\p{L}\p{N}._]/gu, '_'))
}

/** Whether a SKU is the one that an address was made for, rather than one that is only equal without its signs. */
export function isSkuOfUrl(sku: string, code: string): boolean {
  return decodeURIComponent(skuInUrl(sku)).toLowerCase() === code.toLowerCase()
}
