import { isDeepStrictEqual } from 'node:util'

/** Tests whether two texts of a document say the same: JSON by its values, in whatever way it is laid out. */
export function isSameDocument(name: string, one: string, other: string): boolean {
  if (one === other) return true
  const values = [one, other].map((text) => (name.endsWith('.json') ? parseOrNull(text) : null))
  return values[0] !== null && isDeepStrictEqual(values[0], values[1])
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
