import { toCsv } from './text/csv.ts'
import type { Chunked } from './data/chunked.ts'

/** Items that are written in one step. */
const ITEMS = 40
/** Lists and objects this deep are written item by item, deeper ones at once. */
const DEEP = 5

/** JSON of a large answer, some items a step: a tower has ten megabytes of it. */
export function* jsonSteps(value: unknown): Chunked<string> {
  const parts: string[] = []
  yield* writeJson(value, parts, 0)
  return parts.join('')
}

function* writeJson(value: unknown, parts: string[], depth: number): Chunked<void> {
  if (depth === DEEP || value === null || typeof value !== 'object') {
    parts.push(JSON.stringify(value))
    return
  }
  const isList = Array.isArray(value)
  const entries = isList ? value.map((each: unknown) => ['', each] as const) : Object.entries(value)
  parts.push(isList ? '[' : '{')
  for (const [at, [key, each]] of entries.entries()) {
    if (at > 0) parts.push(',')
    if (!isList) parts.push(`${JSON.stringify(key)}:`)
    yield* writeJson(each, parts, depth + 1)
    if (at % ITEMS === 0) yield
  }
  parts.push(isList ? ']' : '}')
}

const MARK = '\ufeff'

export function* csvChunks(rows: readonly (readonly string[])[]): Chunked<string> {
  const parts = [MARK]
  for (let at = 0; at < rows.length; at += ITEMS) {
    parts.push(toCsv(rows.slice(at, at + ITEMS)).slice(MARK.length))
    yield
  }
  return parts.join('')
}
