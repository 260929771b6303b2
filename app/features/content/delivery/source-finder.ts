import type { SourceFinder } from '../page/page.server.ts'
import { dataSourceId, documentKind, type DeliveredDocument } from './document.ts'

/** The shared data sources of documents with valid JSON. */
export function sourceFinder(documents: readonly DeliveredDocument[]): SourceFinder {
  const sources = new Map<string, object>()
  for (const { name, text } of documents) {
    if (documentKind(name) !== 'data') continue
    const source: unknown = name.endsWith('.md') ? { content: text } : JSON.parse(text)
    if (typeof source === 'object' && source !== null) sources.set(dataSourceId(name), source)
  }
  return (id) => sources.get(id)
}
