/** Something wrong with an input: where, and what. */
export interface InputIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const MESSAGE = 'has a character that cannot be used: a NUL, or half of a surrogate pair'

/** Files and forms are read by their own rules. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The first text of an input that the database cannot hold; null where it can hold all. */
export function findUnkeptText(value: unknown, path: readonly PropertyKey[] = []): InputIssue | null {
  if (typeof value === 'string')
    return value.includes('\u0000') || !value.isWellFormed() ? { path, message: MESSAGE } : null
  const members = Array.isArray(value) ? value.entries() : isPlain(value) ? Object.entries(value) : []
  for (const [name, member] of members) {
    const found = findUnkeptText(member, [...path, name])
    if (found) return found
  }
  return null
}

/** Replaces control characters and surrogates, which the database cannot store, for counters. */
export function asKept(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
}
