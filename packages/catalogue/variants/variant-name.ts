import type { Attributes } from '../facts/attributes.ts'
import { isBlank } from '../facts/blank.ts'

/** Its own name, else colour and item code, else either of them. Null when it has none: then it is not offered. */
export function variantName(attributes: Attributes): string | null {
  const own = readText(attributes['variant-name'])
  if (own) return own
  const parts = [readText(attributes.colour), readText(attributes['item-code'])].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' ') : null
}

function readText(value: unknown): string | null {
  return isBlank(value) ? null : String(value)
}
