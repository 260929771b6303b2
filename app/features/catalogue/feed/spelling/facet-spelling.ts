import type { Product } from '@specify/catalogue/product/model.ts'
import { type Field, valuesOf } from './spelt-fields.ts'

/** The catalogue's spelling of a field's value; `key` is the value in the form that `spellingKey` compares. */
export interface KnownSpelling {
  readonly field: string
  readonly key: string
  readonly spelling: string
}

export interface Respelling {
  readonly field: Field
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** Letters without case, spaces and hyphens, which are significant between digits only (`10-40 mm`, `1 500`). */
export function spellingKey(value: string): string {
  return value
    .toLowerCase()
    .replace(/[\s‐-―−-]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/gu, '')
}

interface Spelling {
  count: number
  /** First `MOST_LINES` line numbers, without repeats. */
  readonly lines: number[]
}

/** Lines remembered per spelling; above this the feed is read again. */
const MOST_LINES = 20_000

/** Counts spellings, so that each value gets the commonest; of equally common ones, the first. A known one stays. */
export class FacetSpellings {
  readonly #keys = new Map<string, Map<string, Spelling>>()
  readonly #known: ReadonlyMap<string, string>

  constructor(spellings: readonly KnownSpelling[] = []) {
    this.#known = new Map(spellings.map(({ field, key, spelling }) => [`${field} ${key}`, spelling]))
  }

  add(line: number, product: Product): void {
    for (const [field, value] of valuesOf(product)) {
      const spellings = this.#keys.getOrInsertComputed(`${field} ${spellingKey(value)}`, () => new Map())
      const spelling = spellings.getOrInsertComputed(value, () => ({ count: 0, lines: [] }))
      spelling.count++
      if (spelling.lines.length <= MOST_LINES && spelling.lines.at(-1) !== line) spelling.lines.push(line)
    }
  }

  respellings(): Respelling[] {
    return Array.from(this.#keys).flatMap(([key, spellings]) => {
      const knownSpelling = this.#known.get(key)
      const to = knownSpelling ?? commonest(spellings)
      if (spellings.size < 2 && spellings.has(to)) return []
      const { field } = partsOf(key)
      const most = knownSpelling === undefined ? ` (${spellings.get(to)?.count})` : ', as in the catalogue'
      return [...spellings]
        .filter(([from]) => from !== to)
        .map(([from, { count }]) => ({ field, from, to, reason: `"${from}" (${count}) is written "${to}"${most}` }))
    })
  }

  /** Returns the final spelling of each counted value. */
  spellings(): KnownSpelling[] {
    return Array.from(this.#keys, ([key, spellings]) => ({
      ...partsOf(key),
      spelling: this.#known.get(key) ?? commonest(spellings),
    }))
  }

  /** The lines that respellings change; null where they are too many to name. */
  linesOf(respellings: readonly Respelling[]): ReadonlySet<number> | null {
    const lines = new Set<number>()
    for (const { field, from } of respellings) {
      const named = this.#keys.get(`${field} ${spellingKey(from)}`)?.get(from)?.lines ?? []
      if (named.length > MOST_LINES) return null
      for (const line of named) lines.add(line)
    }
    return lines
  }
}

function commonest(spellings: ReadonlyMap<string, Spelling>): string {
  return [...spellings].reduce((best, each) => (each[1].count > best[1].count ? each : best))[0]
}

function partsOf(key: string): { readonly field: Field; readonly key: string } {
  const end = key.indexOf(' ')
  return { field: key.slice(0, end) as Field, key: key.slice(end + 1) }
}
