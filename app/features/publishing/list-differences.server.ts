import { isDeepStrictEqual } from 'node:util'
import { diffPatch } from 'node-diff3'
import { countOf } from '@specify/core/text/count-text.ts'
import { areComparable } from './comparable.ts'

/** One place of a document that differs; null where a side has nothing there. */
export interface Difference {
  readonly path: string
  readonly was: string | null
  readonly is: string | null
}

const MOST_DIFFERENCES = 200
const MAX_SHOWN = 400

/** Lists what changes between two texts of a document, place by place for JSON and line by line for others. */
export function listDifferences(name: string, before: string | null, after: string | null): Difference[] {
  const sides = [before, after].map((text) => readSide(name, text))
  const found: Difference[] = []
  compare(sides[0], sides[1], [], found)
  return found
}

function readSide(name: string, text: string | null): unknown {
  if (text === null) return undefined
  if (!name.endsWith('.json')) return text.split('\n')
  try {
    return JSON.parse(text)
  } catch {
    return text.split('\n')
  }
}

function compare(was: unknown, is: unknown, path: readonly string[], found: Difference[]): void {
  if (found.length >= MOST_DIFFERENCES || isDeepStrictEqual(was, is)) return
  if (Array.isArray(was) && Array.isArray(is)) return compareLists(was, is, path, found)
  if (isRecord(was) && isRecord(is)) {
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const side = (record: Record<string, unknown>) => (Object.hasOwn(record, key) ? record[key] : undefined)
      compare(side(was), side(is), [...path, key], found)
    }
    return
  }
  found.push({ path: path.join(' '), was: shown(was), is: shown(is) })
}

function compareLists(
  was: readonly unknown[],
  is: readonly unknown[],
  path: readonly string[],
  found: Difference[],
): void {
  const keysOf = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each))
  const [wasKeys, isKeys] = [keysOf(was), keysOf(is)]
  if (!areComparable(wasKeys, isKeys)) {
    found.push({
      path: path.join(' '),
      was: countOf(was.length, 'entry', 'entries'),
      is: countOf(is.length, 'entry', 'entries'),
    })
    return
  }
  for (const { buffer1, buffer2 } of diffPatch(wasKeys, isKeys)) {
    const longest = Math.max(buffer1.length, buffer2.length)
    for (let at = 0; at < longest; at++) {
      const place = [...path, String(buffer1.offset + at + 1)]
      const [one, other] = [
        at < buffer1.length ? was[buffer1.offset + at] : undefined,
        at < buffer2.length ? is[buffer2.offset + at] : undefined,
      ]
      compare(one, other, place, found)
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `words: tub, bathtub; means: Baths` */
function recordText(record: Record<string, unknown>): string {
  return Object.entries(record)
    .map(([key, value]) => `${key}: ${valueText(value)}`)
    .join('; ')
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  const areWords = Array.isArray(value) && value.every((each) => typeof each === 'string')
  return areWords ? value.join(', ') : JSON.stringify(value)
}

function shown(value: unknown): string | null {
  if (value === undefined) return null
  const text = isRecord(value) ? recordText(value) : valueText(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text
}
