import { isDeepStrictEqual } from 'node:util'
import { diff3MergeRegions } from 'node-diff3'
import { areComparable } from './comparable.ts'
import { layOut } from './documents.ts'

/** A place of a document that two people changed differently. */
export interface Conflict {
  /** Keys and positions in what both had: `groups 12 words`. Empty for the document as a whole. */
  readonly path: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** The side that holds, by the path of a conflict. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

interface Merged {
  /** The merged value, with theirs where two clash and nothing is chosen. */
  readonly value: unknown
  readonly conflicts: readonly Conflict[]
}

/** Stands for a member that is not there. */
const NOTHING = Symbol('nothing')
type Side = unknown

/**
 * Merges two changes of one JSON value. What one side left alone is taken from the other; members of objects and entries
 * of lists are merged one by one. Where both changed the same differently, the choice holds.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, choices: Choices = {}): Merged {
  const conflicts: Conflict[] = []
  const value = mergeSides([base, mine, theirs], [], choices, conflicts)
  return { value, conflicts }
}

/** The same for a text, line by line. */
export function mergeTexts(base: string, mine: string, theirs: string, choices: Choices = {}): Merged {
  const merged = mergeValues(base.split('\n'), mine.split('\n'), theirs.split('\n'), choices)
  return { ...merged, value: (merged.value as string[]).join('\n') }
}

type Sides = readonly [base: Side, mine: Side, theirs: Side]

function mergeSides(sides: Sides, path: readonly string[], choices: Choices, conflicts: Conflict[]): Side {
  const [base, mine, theirs] = sides
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base)) return theirs
  if (isDeepStrictEqual(theirs, base)) return mine
  if (sides.every(isObject)) return mergeObjects(sides as unknown as ObjectSides, path, choices, conflicts)
  if (sides.every(Array.isArray)) return mergeLists(sides as unknown as ListSides, path, choices, conflicts)
  return choose(sides, path, choices, conflicts)
}

function choose([base, mine, theirs]: Sides, path: readonly string[], choices: Choices, conflicts: Conflict[]): Side {
  const key = path.join(' ')
  const shown = (side: Side) => (side === NOTHING ? null : side)
  conflicts.push({ path: key, base: shown(base), mine: shown(mine), theirs: shown(theirs) })
  return choices[key] === 'mine' ? mine : theirs
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type ObjectSides = readonly [
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
]

function mergeObjects(
  [base, mine, theirs]: ObjectSides,
  path: readonly string[],
  choices: Choices,
  conflicts: Conflict[],
): Side {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const pick = (side: Record<string, unknown>, key: string) => (Object.hasOwn(side, key) ? side[key] : NOTHING)
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = mergeSides(
        [pick(base, key), pick(mine, key), pick(theirs, key)],
        [...path, key],
        choices,
        conflicts,
      )
      return value === NOTHING ? [] : [[key, value] as const]
    }),
  )
}

type ListSides = readonly [base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]]

/** Entries are found again by what they say. A stretch that both changed is merged entry by entry where it is as long. */
function mergeLists(
  [base, mine, theirs]: ListSides,
  path: readonly string[],
  choices: Choices,
  conflicts: Conflict[],
): unknown[] {
  const keysOf = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each))
  const [baseKeys, mineKeys, theirKeys] = [keysOf(base), keysOf(mine), keysOf(theirs)]
  if (!areComparable(baseKeys, mineKeys) || !areComparable(baseKeys, theirKeys))
    return choose([base, mine, theirs], path, choices, conflicts) as unknown[]
  return diff3MergeRegions(mineKeys, baseKeys, theirKeys).flatMap((region) => {
    if (region.stable) {
      const from = region.buffer === 'a' ? mine : region.buffer === 'o' ? base : theirs
      return from.slice(region.bufferStart, region.bufferStart + region.bufferLength)
    }
    const at = region.oStart
    const stretch: ListSides = [
      base.slice(at, at + region.oLength),
      mine.slice(region.aStart, region.aStart + region.aLength),
      theirs.slice(region.bStart, region.bStart + region.bLength),
    ]
    const isAsLong = stretch.every(({ length }) => length === stretch[0].length)
    if (isAsLong)
      return stretch[0].map((each, place) =>
        mergeSides([each, stretch[1][place], stretch[2][place]], [...path, String(at + place)], choices, conflicts),
      )
    // Both have only added: neither took anything from the other.
    if (stretch[0].length === 0) return [...stretch[2], ...stretch[1]]
    return choose(stretch, [...path, `${at}–${at + region.oLength}`], choices, conflicts)
  })
}

interface MergedText {
  readonly text: string
  readonly conflicts: readonly Conflict[]
}

/** JSON is merged by its members; where one side is no JSON, and for texts, line by line. */
export function mergeDocument(
  name: string,
  { base, mine, theirs }: { readonly base: string; readonly mine: string; readonly theirs: string },
  choices: Choices = {},
): MergedText {
  const values = name.endsWith('.json') ? [base, mine, theirs].map(parse) : []
  if (values.length === 0 || values.includes(undefined)) {
    const { value, conflicts } = mergeTexts(base, mine, theirs, choices)
    return { text: value as string, conflicts }
  }
  const { value, conflicts } = mergeValues(values[0], values[1], values[2], choices)
  return { text: layOut(value), conflicts }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
