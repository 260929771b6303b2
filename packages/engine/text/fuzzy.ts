import type { Range, StringTable } from '../storage/string-table.ts'

/** Terms of one contiguous run that are all `typos` edits away from the word. */
interface FuzzyRange extends Range {
  readonly typos: number
}

interface FuzzyOptions {
  readonly maxTypos: number
  /** The word may be the beginning of a term. */
  readonly prefix: boolean
  /** Only terms with the word's own first letter. */
  readonly sameFirstLetter: boolean
  /** The character that stands for all that count as the same: `0` for `o`. Each for itself by default. */
  readonly classOf?: (character: number) => number
}

const UNREACHED = 99

/**
 * All terms within `maxTypos` insertions, deletions, substitutions or swaps of neighbours (optimal string alignment),
 * counted in characters. With `prefix`, a term counts by its closest beginning. Ranges are disjoint and ascending.
 */
export function findSimilar(table: StringTable, word: string, options: FuzzyOptions): FuzzyRange[] {
  return new FuzzyWalk(table, word, options).run()
}

/** Walks the sorted table as the trie it is, one row of the edit distance matrix per character. */
class FuzzyWalk {
  private readonly table: StringTable
  private readonly options: FuzzyOptions
  private readonly word: readonly number[]
  private readonly rows: Uint8Array[]
  private readonly path: number[] = []
  private readonly found: FuzzyRange[] = []

  constructor(table: StringTable, word: string, options: FuzzyOptions) {
    this.table = table
    this.options = options
    this.word = Array.from(word, (character) => this.classOf(character.codePointAt(0) ?? 0))
    this.rows = [Uint8Array.from({ length: this.word.length + 1 }, (_, index) => index)]
  }

  private classOf(character: number): number {
    return this.options.classOf?.(character) ?? character
  }

  run(): FuzzyRange[] {
    if (this.table.count > 0) this.visit(0, this.table.count, 0, 0, UNREACHED)
    return this.found
  }

  /** Terms `first` to `end` share their first `bytes` bytes, which are `depth` characters; `closest` is their best beginning. */
  private visit(first: number, end: number, bytes: number, depth: number, closest: number): void {
    const { maxTypos, prefix } = this.options
    const row = this.row(depth)
    const distance = row[this.word.length]!
    const lowest = minimum(row)
    const best = prefix ? Math.min(closest, distance) : UNREACHED
    // Deeper rows never fall below the lowest of this one: the rest is settled.
    if (lowest > maxTypos || best <= lowest) {
      this.add(first, end, best)
      return
    }
    let next = first
    if (this.table.lengthOf(first) === bytes) this.add(next, ++next, prefix ? best : distance)
    while (next < end) {
      const character = this.characterAt(next, bytes)
      const past = this.endOfCharacter(next, end, bytes, character)
      const counted = this.classOf(character)
      if (depth > 0 || !this.options.sameFirstLetter || counted === this.word[0]) {
        this.fillRow(depth + 1, counted)
        this.visit(next, past, bytes + byteLength(character), depth + 1, best)
      }
      next = past
    }
  }

  private add(first: number, end: number, typos: number): void {
    if (first < end && typos <= this.options.maxTypos) this.found.push({ first, end, typos })
  }

  private row(depth: number): Uint8Array {
    return (this.rows[depth] ??= new Uint8Array(this.word.length + 1))
  }

  private fillRow(depth: number, character: number): void {
    const { word, path } = this
    const above = this.row(depth - 1)
    const row = this.row(depth)
    path[depth] = character
    row[0] = depth
    for (let j = 1; j <= word.length; j++) {
      const substituted = above[j - 1]! + (word[j - 1] === character ? 0 : 1)
      row[j] = Math.min(row[j - 1]! + 1, above[j]! + 1, substituted)
      if (depth > 1 && j > 1 && word[j - 1] === path[depth - 1] && word[j - 2] === character) {
        row[j] = Math.min(row[j]!, this.row(depth - 2)[j - 2]! + 1)
      }
    }
  }

  private characterAt(term: number, byte: number): number {
    const { bytes, offsets } = this.table
    const at = offsets[term]! + byte
    const lead = bytes[at]!
    if (lead < 0x80) return lead
    if (lead < 0xe0) return ((lead & 0x1f) << 6) | tail(bytes[at + 1]!)
    if (lead < 0xf0) return ((lead & 0x0f) << 12) | (tail(bytes[at + 1]!) << 6) | tail(bytes[at + 2]!)
    return ((lead & 0x07) << 18) | (tail(bytes[at + 1]!) << 12) | (tail(bytes[at + 2]!) << 6) | tail(bytes[at + 3]!)
  }

  private endOfCharacter(first: number, end: number, byte: number, character: number): number {
    let low = first + 1
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.characterAt(middle, byte) <= character) low = middle + 1
      else high = middle
    }
    return low
  }
}

function minimum(row: Uint8Array): number {
  let lowest = row[0]!
  for (let i = 1; i < row.length; i++) if (row[i]! < lowest) lowest = row[i]!
  return lowest
}

function tail(byte: number): number {
  return byte & 0x3f
}

function byteLength(character: number): number {
  if (character < 0x80) return 1
  if (character < 0x800) return 2
  return character < 0x10000 ? 3 : 4
}
