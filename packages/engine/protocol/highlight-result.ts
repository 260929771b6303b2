import type { HighlightRange, Highlighter } from '../highlight.ts'
import type { IndexSettings, JsonValue, SearchRecord } from '../model.ts'
import { listWords } from '../text/words.ts'
import type { SearchParameters } from './search-parameters.ts'
import { type Leaf, select, toWanted } from './select-attributes.ts'

const DEFAULT_SNIPPET_WORDS = 10

/** A record's texts with the query's words marked by the client's own tags. Nothing is escaped: records hold text. */
export class RecordHighlighter {
  private readonly highlighter: Highlighter
  private readonly settings: IndexSettings
  private readonly parameters: SearchParameters
  private readonly highlighted: readonly string[]
  /** Words by attribute. */
  private readonly snippets: ReadonlyMap<string, number>

  constructor(highlighter: Highlighter, settings: IndexSettings, parameters: SearchParameters) {
    this.highlighter = highlighter
    this.settings = settings
    this.parameters = parameters
    this.highlighted = parameters.attributesToHighlight ?? [...settings.searchable, ...settings.codes]
    this.snippets = new Map(parameters.attributesToSnippet.map(readSnippetLength))
  }

  get isEmpty(): boolean {
    return this.highlighted.length === 0 && this.snippets.size === 0
  }

  /** `_highlightResult`: by default of every attribute that is searched. Undefined when no attribute is highlighted. */
  highlight(record: SearchRecord): JsonValue | undefined {
    return this.mark(record, this.highlighted, (text, ranges) => ({
      value: this.insertTags(text, ranges, 0, text.length),
      ...this.describe(ranges),
      ...(ranges.length > 0 ? { fullyHighlighted: coversAll(text, ranges) } : {}),
    }))
  }

  /** `_snippetResult`: `description:20` is twenty words of the description around the first match. */
  snippet(record: SearchRecord): JsonValue | undefined {
    const lengths = this.snippets
    return this.mark(record, Array.from(lengths.keys()), (text, ranges, attribute) => ({
      value: this.cutOut(text, ranges, lengths.get(attribute) ?? lengths.get('*') ?? DEFAULT_SNIPPET_WORDS),
      matchLevel: this.describe(ranges).matchLevel,
    }))
  }

  private mark(
    record: SearchRecord,
    attributes: readonly string[],
    toResult: (text: string, ranges: readonly HighlightRange[], attribute: string) => JsonValue,
  ): JsonValue | undefined {
    const named = attributes.includes('*') ? Object.keys(record).filter((key) => key !== 'objectID') : attributes
    const leaf: Leaf = (value, attribute) =>
      mapTexts(value, (text) => {
        const isCode = this.settings.codes.includes(attribute)
        const ranges = isCode ? this.highlighter.findInCode(text) : this.highlighter.findInText(text)
        return toResult(text, ranges, attribute)
      })
    return select(record, toWanted(named), leaf)
  }

  private describe(ranges: readonly HighlightRange[]): { matchLevel: string; matchedWords: string[] } {
    const matched = new Set(ranges.flatMap(({ words }) => words))
    const matchedWords = this.highlighter.words.filter((_, index) => matched.has(index))
    const isFull = matchedWords.length > 0 && matchedWords.length === this.highlighter.words.length
    return { matchLevel: isFull ? 'full' : matchedWords.length > 0 ? 'partial' : 'none', matchedWords }
  }

  private cutOut(text: string, ranges: readonly HighlightRange[], length: number): string {
    const words = listWords(text)
    if (words.length <= length) return this.insertTags(text, ranges, 0, text.length)
    const match = words.findIndex(({ start }) => start === ranges[0]?.start)
    const first = Math.max(0, Math.min(match - Math.floor(length / 3), words.length - length))
    const last = first + length
    const from = first === 0 ? 0 : (words[first]?.start ?? 0)
    const to = last === words.length ? text.length : (words[last - 1]?.end ?? text.length)
    const { snippetEllipsisText: ellipsis } = this.parameters
    return `${from > 0 ? ellipsis : ''}${this.insertTags(text, ranges, from, to)}${to < text.length ? ellipsis : ''}`
  }

  private insertTags(text: string, ranges: readonly HighlightRange[], from: number, to: number): string {
    const { highlightPreTag, highlightPostTag } = this.parameters
    let marked = ''
    let at = from
    for (const { start, end } of ranges) {
      if (start < from || end > to) continue
      marked += text.slice(at, start) + highlightPreTag + text.slice(start, end) + highlightPostTag
      at = end
    }
    return marked + text.slice(at, to)
  }
}

/** Numbers are shown as text; what has no text has no result. */
function mapTexts(value: JsonValue, toResult: (text: string) => JsonValue): JsonValue | undefined {
  if (typeof value === 'string' || typeof value === 'number') return toResult(String(value))
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return value.map((item: JsonValue) => mapTexts(item, toResult) ?? {})
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const result = mapTexts(inner, toResult)
    return result === undefined ? [] : [[key, result] as const]
  })
  return Object.fromEntries(entries)
}

function coversAll(text: string, ranges: readonly HighlightRange[]): boolean {
  return listWords(text).every((word) => ranges.some(({ start, end }) => start <= word.start && end >= word.end))
}

function readSnippetLength(attribute: string): [string, number] {
  const match = /^(.*):(\d{1,4})$/.exec(attribute)
  return match ? [match[1] ?? '', Math.max(1, Number(match[2]))] : [attribute, DEFAULT_SNIPPET_WORDS]
}
