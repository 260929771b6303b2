export interface DeliveredDocument {
  /** `pages/warranty.json`, `data/terms.md`, `navigation.json`. */
  readonly name: string
  readonly text: string
}

export interface ContentProblem {
  readonly name: string
  /** Starts at 1. */
  readonly line: number
  readonly reason: string
}

export function describeProblem({ name, line, reason }: ContentProblem): string {
  return `${name}:${line}: ${reason}`
}

export function documentKind(
  name: string,
):
  | 'page'
  | 'data'
  | 'advice'
  | 'navigation'
  | 'listings'
  | 'vocabulary'
  | 'projects'
  | 'compliance'
  | 'room-rules'
  | 'letters'
  | null {
  if (name === 'navigation.json') return 'navigation'
  if (name === 'listings.json') return 'listings'
  if (name === 'vocabulary.json') return 'vocabulary'
  if (name === 'projects.json') return 'projects'
  if (name === 'compliance.json') return 'compliance'
  if (name === 'room-rules.json') return 'room-rules'
  if (name === 'letters.json') return 'letters'
  if (/^pages\/[\w./-]+\.json$/.test(name)) return 'page'
  if (/^data\/[\w.-]+\.(?:json|md)$/.test(name)) return 'data'
  return /^advice\/[\w.-]+\.md$/.test(name) ? 'advice' : null
}

export function dataSourceId(name: string): string {
  return name.replace(/^data\//, '').replace(/\.(?:json|md)$/, '')
}
