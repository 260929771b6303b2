import { slugify } from '#app/core/slug.ts'

/** A SKU as the last part of a product address, where a dash would end it. */
export function skuInUrl(sku: string): string {
  return encodeURIComponent(sku.replace(/[^\p{L}\p{N}._]/gu, '_'))
}

export interface ProductAddress {
  readonly slug: string
  readonly colour: string | null
  readonly sku: string
}

/** The address of a variant below its locale: `product/{name}-{colour}-{sku}/`. */
export function productPath({ slug, colour, sku }: ProductAddress): string {
  const colourSlug = colour ? slugify(colour) : ''
  const parts = [slug, slug.endsWith(`-${colourSlug}`) ? '' : colourSlug, skuInUrl(sku)].filter(Boolean)
  return `product/${parts.join('-')}/`
}

/** The code an address asks for: what follows its last dash. Null when there is nothing. */
export function codeFromProductSegment(segment: string): string | null {
  const code = segment.slice(segment.lastIndexOf('-') + 1).trim()
  return code === '' ? null : code
}

/** Whether a SKU is the one an address was made for, rather than one that only looks alike without its signs. */
export function isSkuOfUrl(sku: string, code: string): boolean {
  return decodeURIComponent(skuInUrl(sku)).toLowerCase() === code.toLowerCase()
}

/** Where a visitor asks about a product that has no public price. */
export function contactPath(locale: string): string {
  return `/${locale}/about-us/contact-us?fromproduct=true`
}
