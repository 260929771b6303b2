/** Longer sentences are no statement but text. In characters. */
const MAX_LENGTH = 180

export interface SplitDescription {
  /** Plain text; null where the description does not begin with a short sentence. */
  readonly statement: string | null
  /** Markdown. */
  readonly rest: string
}

/** The first sentence of a description, which leads the page, and the text that follows it. */
export function splitStatement(markdown: string): SplitDescription {
  const text = markdown.trim()
  // A sentence ends before a new one or a new paragraph: `0.5 mm` and `e.g. this` do not end one.
  const first = /^[^\n]+?[.!?](?=\s*\n\s*\n|\s+["“(*_]*\p{Lu}|\s*$)/u.exec(text)?.[0]
  if (first === undefined || first.length > MAX_LENGTH || /^(?:[#>|]|[-*+]\s|\d+[.)]\s|!\[)/.test(first))
    return { statement: null, rest: text }
  return { statement: plainText(first), rest: text.slice(first.length).trim() }
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|\s)[*_](\S.*?)[*_](?=\W|$)/g, '$1$2')
}
