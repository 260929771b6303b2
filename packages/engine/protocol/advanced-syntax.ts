import type { SearchQuery } from '../model.ts'

export const ADVANCED_SYNTAX_FEATURES = ['exactPhrase', 'excludeWords'] as const
type Feature = (typeof ADVANCED_SYNTAX_FEATURES)[number]

export type WrittenQuery = Pick<SearchQuery, 'text' | 'phrases' | 'without'>

/** `-"wall hung"`, `-wall` where a word may begin, or `"wall hung"`. */
const SIGNS = /(?<!\S)-"([^"]+)"|(?<!\S)-([\p{L}\p{N}][^\s"]*)|"([^"]+)"/gu

/** Parses quotes and minus signs in a query. An unclosed quote is ignored. */
export function readAdvancedSyntax(query: string, features: readonly Feature[]): WrittenQuery {
  const phrases: string[] = []
  const without: string[] = []
  const text = query.replace(SIGNS, (written, outPhrase?: string, outWord?: string, phrase?: string) => {
    const excluded = outPhrase ?? outWord
    if (!features.includes(excluded === undefined ? 'exactPhrase' : 'excludeWords')) return written
    if (excluded !== undefined) without.push(excluded)
    if (phrase !== undefined) phrases.push(phrase)
    return ` ${phrase ?? ''} `
  })
  return { text, ...(phrases.length > 0 && { phrases }), ...(without.length > 0 && { without }) }
}
