import type { FacetScalar, JsonValue, SearchRecord } from './model.ts'

/** An attribute path ready to be followed: the whole path may be a key of its own, or be split at any of its dots. */
export interface Path {
  readonly key: string
  readonly splits: readonly { readonly head: string; readonly rest: Path }[]
}

/** Receives a scalar and its index in the outermost array on the way to it, 0 when there is none. */
type PathVisitor = (value: FacetScalar, element: number) => void

/** Paths share what is behind their dots: without that, their number would double with every dot. */
export function parsePath(path: string): Path {
  const dots = Array.from(path.matchAll(/\./g), ({ index }) => index)
  const starts = [0, ...dots.map((dot) => dot + 1)]
  const paths = new Map<number, Path>()
  for (const start of starts.toReversed()) {
    const splits = dots.flatMap((dot) => {
      const rest = paths.get(dot + 1)
      return dot >= start && rest ? [{ head: path.slice(start, dot), rest }] : []
    })
    paths.set(start, { key: path.slice(start), splits })
  }
  return paths.get(0) ?? { key: path, splits: [] }
}

/** Visits every string, number and boolean that the path leads to, in document order. Arrays are looked through. */
export function visitPath(value: JsonValue | undefined, path: Path, visit: PathVisitor, element = -1): void {
  if (isArray(value)) {
    value.forEach((item, index) => visitPath(item, path, visit, element < 0 ? index : element))
  } else if (isObject(value)) {
    if (Object.hasOwn(value, path.key)) visitScalars(value[path.key], visit, element)
    else visitSplits(value, path, visit, element)
  }
}

/** The same as a list. */
export function listScalars(record: SearchRecord, path: Path): FacetScalar[] {
  const scalars: FacetScalar[] = []
  visitPath(record, path, (value) => scalars.push(value))
  return scalars
}

function visitSplits(
  value: { readonly [key: string]: JsonValue },
  path: Path,
  visit: PathVisitor,
  element: number,
): void {
  const split = path.splits.find(({ head }) => Object.hasOwn(value, head))
  if (split) visitPath(value[split.head], split.rest, visit, element)
}

function visitScalars(value: JsonValue | undefined, visit: PathVisitor, element: number): void {
  if (isArray(value)) value.forEach((item, index) => visitScalars(item, visit, element < 0 ? index : element))
  else if (value !== undefined && value !== null && !isObject(value)) visit(value, Math.max(0, element))
}

// Array.isArray narrows a readonly array away.
function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

function isObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !isArray(value)
}
