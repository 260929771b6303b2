import type { SearchAnswer, SearchQuery } from '../model.ts'
import { canonicalQuery } from '../query/canonical.ts'
import type { IndexView } from '../view.ts'

interface CacheLimits {
  readonly maxEntries: number
  readonly maxBytes: number
}

interface Entry {
  readonly answer: SearchAnswer
  readonly bytes: number
}

/**
 * Remembers answers until it is full, and then forgets the ones unused for longest. Keys hold the generation of the
 * index, so a new catalogue needs no clearing: its answers are others, and the old ones age away.
 */
export class ResultCache {
  private readonly limits: CacheLimits
  private readonly entries = new Map<string, Entry>()
  private bytes = 0

  constructor(limits: CacheLimits) {
    this.limits = limits
  }

  /** `batch` does what is not known yet, for searches that belong together. */
  search(view: IndexView, query: SearchQuery, batch: Pick<IndexView, 'search'> = view): SearchAnswer {
    const key = view.key + canonicalQuery(query)
    const cached = this.take(key)
    const answer = cached?.answer ?? batch.search(query)
    this.put(key, cached ?? { answer, bytes: sizeOf(answer) + key.length * BYTES_PER_CHARACTER })
    return answer
  }

  private take(key: string): Entry | undefined {
    const entry = this.entries.get(key)
    if (entry && this.entries.delete(key)) this.bytes -= entry.bytes
    return entry
  }

  /** The order of a map is that of insertion, so the first key is the one unused for longest. */
  private put(key: string, entry: Entry): void {
    if (entry.bytes > this.limits.maxBytes) return
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.limits.maxEntries && this.bytes <= this.limits.maxBytes) return
      this.take(oldest)
    }
  }
}

const BYTES_PER_CHARACTER = 2
const BYTES_PER_OBJECT = 64

/** About what an answer takes in memory; facet values share their texts with the index. */
function sizeOf({ hits, facets, ignoredWords }: SearchAnswer): number {
  const values = Array.from(facets.values(), (facet) => facet.values.length + 1)
  const objects = values.reduce((total, count) => total + count, 1 + hits.length + ignoredWords.length)
  return objects * BYTES_PER_OBJECT
}
