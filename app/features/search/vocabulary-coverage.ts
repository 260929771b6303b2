import { listScalars, parsePath, type SearchRecord } from '@specify/engine'
import { fold } from '@specify/engine/fold'
import { listOccurrences, listWords, searchForms } from '@specify/engine/words'
import { indexSettings } from './catalogue/index-settings.ts'
import { readAlternative, type Vocabulary, type VocabularyPart } from './vocabulary.ts'

const SEARCHABLE = [...indexSettings('au').searchable, 'categories.lvl0'].map(parsePath)

/** Tells which alternatives of a vocabulary have products, without holding the records. */
export class VocabularyCoverage {
  private readonly pending = new Map<string, readonly VocabularyPart[]>()

  constructor({ groups }: Vocabulary) {
    for (const alternative of groups.flatMap(({ means = [] }) => means)) {
      const read = readAlternative(alternative)
      if (read.kind === 'broken') continue
      this.pending.set(keyOf(read.parts), read.parts)
      // Parts are also looked at without those that are words of the vocabulary.
      for (const part of read.parts) this.pending.set(keyOf([part]), [part])
    }
  }

  add(record: SearchRecord): void {
    const terms = new Set(
      SEARCHABLE.flatMap((path) => listScalars(record, path)).flatMap((value) =>
        typeof value === 'string' ? listOccurrences(value).map(({ term }) => term) : [],
      ),
    )
    for (const [key, parts] of this.pending) {
      if (parts.every((part) => hasPart(record, terms, part))) this.pending.delete(key)
    }
  }

  readonly knows = (parts: readonly VocabularyPart[]): boolean => !this.pending.has(keyOf(parts))
}

function keyOf(parts: readonly VocabularyPart[]): string {
  return JSON.stringify(parts)
}

function hasPart(record: SearchRecord, terms: ReadonlySet<string>, part: VocabularyPart): boolean {
  switch (part.kind) {
    case 'words':
      return listWords(part.text).every(({ text }) => searchForms(text).some((form) => terms.has(form)))
    case 'range':
      return valuesOf(record, part.attribute).some(
        (value) => typeof value === 'number' && value >= (part.min ?? value) && value <= (part.max ?? value),
      )
    case 'value':
      return valuesOf(record, part.attribute).some((value) =>
        typeof value === 'string' ? fold(value) === fold(String(part.value)) : value === part.value,
      )
  }
}

function valuesOf(record: SearchRecord, attribute: string): unknown[] {
  return [record[attribute]].flat()
}
