/** A document as it was delivered. */
export interface DeliveredDocument {
  /** `pages/warranty.json`, `data/terms.md`, `navigation.json`. */
  readonly name: string
  readonly text: string
}

/** Why a document cannot be used. */
export interface ContentProblem {
  readonly name: string
  /** From 1. */
  readonly line: number
  readonly reason: string
}

/** A problem in a line, as commands and the log say it. */
export function describeProblem({ name, line, reason }: ContentProblem): string {
  return `${name}:${line}: ${reason}`
}

/** The kinds of documents, by where they lie. Null for what is none. */
export function documentKind(name: string): 'page' | 'data' | 'advice' | 'navigation' | 'listings' | null {
  if (name === 'navigation.json') return 'navigation'
  if (name === 'listings.json') return 'listings'
  if (/^pages\/[\w./-]+\.json$/.test(name)) return 'page'
  if (/^data\/[\w.-]+\.(?:json|md)$/.test(name)) return 'data'
  return /^advice\/[\w.-]+\.md$/.test(name) ? 'advice' : null
}

/** A data document's id: its name without folder and ending. */
export function dataSourceId(name: string): string {
  return name.replace(/^data\//, '').replace(/\.(?:json|md)$/, '')
}
