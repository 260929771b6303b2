import { QueryError } from './query-error.ts'
import type { Filter, NumberRange } from '../model.ts'

/** The three spellings that the query protocol has for filters, each parsed into the engine's own. */

/** More conditions than any page asks for; a query may not cost without limit. */
const MAX_CONDITIONS = 1_000
const MAX_DEPTH = 50
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const SPACES = /\s*/y
/** Filters without an attribute are tags. */
const TAG_ATTRIBUTE = '_tags'

/**
 * `filters`: `brand:Caroma AND (price < 100 OR NOT colour:"Matte Black") AND size:10 TO 20`. AND binds closer than OR;
 * keywords are in capitals.
 * @throws QueryError `invalid_input` with what is wrong and where.
 */
export function parseFilters(text: string): Filter | null {
  return text.trim() === '' ? null : new FilterParser(text).parse()
}

/**
 * `facetFilters` and `tagFilters`: a string, or a list whose items must all match and of whose inner lists any item. A
 * leading minus negates a value; `\-` is a minus.
 * @throws QueryError `invalid_input`
 */
export function parseFacetFilters(value: unknown): Filter | null {
  return parseNested(value, (text) => {
    const colon = text.indexOf(':')
    return parseFacetValue(colon < 0 ? TAG_ATTRIBUTE : text.slice(0, colon), text.slice(colon + 1))
  })
}

/**
 * `numericFilters`: in the same nesting, `price >= 10` or `price:10 TO 20`.
 * @throws QueryError `invalid_input`
 */
export function parseNumericFilters(value: unknown): Filter | null {
  return parseNested(value, parseNumericFilter)
}

function parseFacetValue(attribute: string, value: string): Filter {
  if (value.startsWith('-')) return { kind: 'not', filter: { kind: 'term', attribute, value: value.slice(1) } }
  return { kind: 'term', attribute, value: value.replace(/^\\-/, '-') }
}

function parseNested(value: unknown, parse: (text: string) => Filter): Filter | null {
  const list = readList(value)
  const conditions = list.reduce<number>(
    (total, item) => total + (Array.isArray(item) ? Math.max(1, item.length) : 1),
    0,
  )
  if (conditions > MAX_CONDITIONS) throw tooMany()
  const filters = list.flatMap((item): Filter[] => {
    if (!Array.isArray(item)) return [parse(readString(item))]
    return item.length === 0 ? [] : [{ kind: 'or', filters: item.map((inner) => parse(readString(inner))) }]
  })
  return filters.length === 0 ? null : { kind: 'and', filters }
}

/** Older clients send the list as JSON text. */
function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const text = readString(value)
  if (!text.trimStart().startsWith('[')) return text.trim() === '' ? [] : [text]
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : [text]
  } catch {
    throw invalid('a list of filters is not valid JSON')
  }
}

function readString(value: unknown): string {
  if (typeof value === 'string') return value
  throw invalid('filters are strings in at most two levels of lists')
}

function parseNumericFilter(text: string): Filter {
  const match = /<=|>=|!=|[<>=:]/.exec(text)
  const attribute = text.slice(0, match?.index).trim()
  const operand = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)).trim()
  if (!match || attribute === '') throw invalid(`"${excerpt(text)}" is not a numeric filter`)
  if (match[0] !== ':') return toComparison(attribute, match[0], readNumber(operand))
  const [low = '', high, ...rest] = operand.split(' TO ')
  if (rest.length > 0) throw invalid(`"${excerpt(text)}" is not a numeric range`)
  return { kind: 'range', attribute, range: { min: readNumber(low), max: readNumber(high ?? low) } }
}

function toComparison(attribute: string, operator: string, number: number): Filter {
  const ranges: Record<string, NumberRange> = {
    '<': { max: number, excludeMax: true },
    '<=': { max: number },
    '>': { min: number, excludeMin: true },
    '>=': { min: number },
  }
  const range = ranges[operator] ?? { min: number, max: number }
  const filter: Filter = { kind: 'range', attribute, range }
  return operator === '!=' ? { kind: 'not', filter } : filter
}

function readNumber(text: string): number {
  const number = NUMBER.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isFinite(number)) throw invalid(`"${excerpt(text)}" is not a number`)
  return number
}

/** Recursive descent over the text itself; `at` is the next character. */
class FilterParser {
  private readonly text: string
  private at = 0
  private conditions = 0

  constructor(text: string) {
    this.text = text
  }

  parse(): Filter {
    const filter = this.parseOr(0)
    this.skipSpace()
    if (this.at < this.text.length) throw this.unexpected('the end')
    return filter
  }

  private parseOr(depth: number): Filter {
    const filters = [this.parseAnd(depth)]
    while (this.takeKeyword('OR')) filters.push(this.parseAnd(depth))
    return combine('or', filters)
  }

  private parseAnd(depth: number): Filter {
    const filters = [this.parseOne(depth)]
    while (this.takeKeyword('AND')) filters.push(this.parseOne(depth))
    return combine('and', filters)
  }

  private parseOne(depth: number): Filter {
    if (depth > MAX_DEPTH) throw invalid(`filters are nested more than ${MAX_DEPTH} deep`)
    if (this.takeKeyword('NOT')) return { kind: 'not', filter: this.parseOne(depth + 1) }
    if (!this.take(/\(/y)) return this.parseCondition()
    const filter = this.parseOr(depth + 1)
    if (!this.take(/\)/y)) throw this.unexpected('")"')
    return filter
  }

  private parseCondition(): Filter {
    if (++this.conditions > MAX_CONDITIONS) throw tooMany()
    const name = this.takeQuoted() ?? this.take(/[^\s():<>=!"']+/y)
    if (name === null || isKeyword(name)) throw this.unexpected('an attribute')
    const operator = this.take(/<=|>=|!=|[<>=]/y)
    if (operator) return toComparison(name, operator, readNumber(this.take(/[^\s()]+/y) ?? ''))
    if (!this.take(/:/y)) return { kind: 'term', attribute: TAG_ATTRIBUTE, value: name }
    const value = this.takeQuoted() ?? this.take(/[^\s()]+/y)
    if (value === null) throw this.unexpected('a value')
    if (!this.takeKeyword('TO')) return { kind: 'term', attribute: name, value }
    return {
      kind: 'range',
      attribute: name,
      range: { min: readNumber(value), max: readNumber(this.take(/[^\s()]+/y) ?? '') },
    }
  }

  private takeKeyword(keyword: string): boolean {
    this.skipSpace()
    const end = this.at + keyword.length
    const follows = this.text[end] ?? ' '
    if (!this.text.startsWith(keyword, this.at) || !/[\s("']/.test(follows)) return false
    this.at = end
    return true
  }

  /** The contents of a string in single or double quotes; a backslash takes the next character as it is. */
  private takeQuoted(): string | null {
    const quoted = this.take(/"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'/sy)
    if (quoted === null && /["']/.test(this.text[this.at] ?? '')) throw this.unexpected('a closing quote')
    return quoted?.slice(1, -1).replaceAll(/\\(.)/gs, '$1') ?? null
  }

  /** Match of a sticky expression at the current place, past any space; null when there is none. */
  private take(pattern: RegExp): string | null {
    this.skipSpace()
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)?.[0] ?? null
    this.at += match?.length ?? 0
    return match
  }

  private skipSpace(): void {
    SPACES.lastIndex = this.at
    SPACES.test(this.text)
    this.at = SPACES.lastIndex
  }

  private unexpected(expected: string): QueryError {
    const actual = this.text[this.at] === undefined ? 'the end' : `"${excerpt(this.text.slice(this.at))}"`
    return invalid(`filters: expected ${expected} but found ${actual} at position ${this.at}`)
  }
}

function combine(kind: 'and' | 'or', filters: readonly Filter[]): Filter {
  const [only] = filters
  return only && filters.length === 1 ? only : { kind, filters }
}

function isKeyword(name: string): boolean {
  return name === 'AND' || name === 'OR' || name === 'NOT'
}

/** @throws QueryError `invalid_input` where there are more conditions than a query may have. */
export function assertFewConditions(count: number): void {
  if (count > MAX_CONDITIONS) throw tooMany()
}

function tooMany(): QueryError {
  return invalid(`a query may have ${MAX_CONDITIONS} filter conditions`)
}

function invalid(message: string): QueryError {
  return new QueryError('invalid_input', message)
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
