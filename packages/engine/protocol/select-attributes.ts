import type { JsonValue, SearchRecord } from '../model.ts'
import { type Path, parsePath } from '../path.ts'

/** An attribute that is wanted, and the part of its path still to go. */
interface SelectedPath {
  readonly attribute: string
  readonly path: Path
}

/** Maps a selected value; undefined leaves it out. */
export type Leaf = (value: JsonValue, attribute: string) => JsonValue | undefined

/**
 * The parts of a record that `attributesToRetrieve` names, nested as they were: `*` is everything, `-price` everything
 * but that. `objectID` is always among them.
 */
export function retrieveAttributes(record: SearchRecord, attributes: readonly string[]): JsonValue {
  const omitted = attributes.flatMap((attribute) => (attribute.startsWith('-') ? [attribute.slice(1)] : []))
  if (omitted.length > 0) return select(record, toWanted(omitted), () => undefined, true) ?? {}
  if (attributes.includes('*')) return record
  return select(record, toWanted([...attributes, 'objectID']), (value) => value) ?? {}
}

export function toWanted(attributes: readonly string[]): SelectedPath[] {
  return attributes.map((attribute) => ({ attribute, path: parsePath(attribute) }))
}

/**
 * Follows the paths through objects and arrays, and builds the same shape from what `leaf` returns at their ends. Other
 * parts are dropped, or kept as they are with `keepOthers`. Undefined when nothing is left.
 */
export function select(
  value: JsonValue,
  selection: readonly SelectedPath[],
  leaf: Leaf,
  keepOthers = false,
): JsonValue | undefined {
  if (isList(value)) {
    const items = value.map((item) => select(item, selection, leaf, keepOthers))
    return keepOthers || items.some((item) => item !== undefined) ? items.map((item) => item ?? {}) : undefined
  }
  if (typeof value !== 'object' || value === null) return keepOthers ? value : undefined
  const selected = Object.entries(value).flatMap(([key, inner]) => {
    const kept = selectKey(key, inner, selection, leaf, keepOthers)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return keepOthers || selected.length > 0 ? Object.fromEntries(selected) : undefined
}

function selectKey(
  key: string,
  value: JsonValue,
  selection: readonly SelectedPath[],
  leaf: Leaf,
  keepOthers: boolean,
): JsonValue | undefined {
  const whole = selection.find(({ path }) => path.key === key)
  if (whole) return leaf(value, whole.attribute)
  const further = selection.flatMap(({ attribute, path }) =>
    path.splits.filter(({ head }) => head === key).map(({ rest }) => ({ attribute, path: rest })),
  )
  if (further.length > 0) return select(value, further, leaf, keepOthers)
  return keepOthers ? value : undefined
}

// Array.isArray narrows a readonly array away.
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}
