/** A value of JSON. */
type Json = unknown

interface Identified {
  readonly id: string
}

/** The difference of two JSON values. Lists of entries with ids are compared entry by entry, other lists as a whole. */
export type Delta =
  | { readonly to: Json }
  | { readonly in: readonly (readonly [key: string, delta: Delta])[]; readonly unset?: readonly string[] }
  | ListDelta

/** Applied in this order: `drop` and `move` take entries out, `at` puts them in, `in` changes those that stay. */
interface ListDelta {
  readonly list: {
    /** Runs of entries: the first of them by its id, and how many. */
    readonly drop?: readonly (readonly [id: string, count: number])[]
    /** Ids of entries that come to stand elsewhere, in their new order. */
    readonly move?: readonly string[]
    /** Runs in the new list: where they begin, and new entries; a number stands for the next so many of `move`. */
    readonly at?: readonly (readonly [index: number, entries: readonly Identified[] | number])[]
    readonly in?: readonly (readonly [id: string, delta: Delta])[]
  }
}

/** Null where both are the same. Members that are `undefined` count as missing. */
export function findDelta(from: Json, to: Json): Delta | null {
  if (from === to) return null
  if (Array.isArray(from) && Array.isArray(to)) {
    if (areSame(from, to)) return null
    if (isKeyed(from) && isKeyed(to)) return listDelta(from, to)
    return { to }
  }
  if (isRecord(from) && isRecord(to)) return recordDelta(from, to)
  return { to }
}

function recordDelta(from: Readonly<Record<string, Json>>, to: Readonly<Record<string, Json>>): Delta | null {
  const changed: [string, Delta][] = []
  for (const [key, value] of Object.entries(to)) {
    if (value === undefined) continue
    const delta = from[key] === undefined ? { to: value } : findDelta(from[key], value)
    if (delta) changed.push([key, delta])
  }
  const unset = Object.keys(from).filter((key) => from[key] !== undefined && to[key] === undefined)
  if (changed.length === 0 && unset.length === 0) return null
  return { in: changed, ...(unset.length > 0 && { unset }) }
}

function listDelta(from: readonly Identified[], to: readonly Identified[]): Delta | null {
  const placeIn = new Map(from.map(({ id }, place) => [id, place]))
  const remains = new Set(to.map(({ id }) => id))
  const drop: [string, number][] = []
  from.forEach(({ id }, place) => {
    if (remains.has(id)) return
    const last = drop.at(-1)
    if (last && place > 0 && !remains.has(from[place - 1]!.id)) last[1]++
    else drop.push([id, 1])
  })
  const common = to.filter(({ id }) => placeIn.has(id))
  const staying = longestRising(common.map(({ id }) => placeIn.get(id)!))
  const moved = new Set(common.filter((_, index) => !staying.has(index)).map(({ id }) => id))
  const at: [number, Identified[] | number][] = []
  const inside: [string, Delta][] = []
  to.forEach((entry, index) => {
    const place = placeIn.get(entry.id)
    if (place !== undefined) {
      const delta = findDelta(from[place], entry)
      if (delta) inside.push([entry.id, delta])
      if (!moved.has(entry.id)) return
    }
    const last = at.at(-1)
    const isNext = last && last[0] + (typeof last[1] === 'number' ? last[1] : last[1].length) === index
    if (place === undefined && isNext && typeof last[1] !== 'number') last[1].push(entry)
    else if (place !== undefined && isNext && typeof last[1] === 'number') last[1]++
    else at.push([index, place === undefined ? [entry] : 1])
  })
  const move = [...moved]
  const list = {
    ...(drop.length > 0 && { drop }),
    ...(move.length > 0 && { move }),
    ...(at.length > 0 && { at }),
    ...(inside.length > 0 && { in: inside }),
  }
  return Object.keys(list).length === 0 ? null : { list }
}

/** A delta that does not fit the value that it is applied to. */
export class DeltaError extends Error {}

/** The value after the delta; parts without changes are the same objects. @throws DeltaError where it does not fit. */
export function applyDelta(value: Json, delta: Delta): Json {
  if ('to' in delta) return delta.to
  if ('list' in delta) {
    if (!Array.isArray(value) || !isKeyed(value)) throw new DeltaError('there is no such list')
    return applyToList(value, delta.list)
  }
  if (!isRecord(value)) throw new DeltaError('there is no such record')
  const changed = new Map(Object.entries(value))
  for (const key of delta.unset ?? []) changed.delete(key)
  for (const [key, inner] of delta.in) changed.set(key, applyDelta(changed.get(key), inner))
  return Object.fromEntries(changed)
}

function applyToList(
  value: readonly Identified[],
  { drop = [], move = [], at = [], in: inside = [] }: ListDelta['list'],
) {
  const placeOf = new Map(value.map(({ id }, place) => [id, place]))
  const placeNamed = (id: string) => {
    const place = placeOf.get(id)
    if (place === undefined) throw new DeltaError(`there is no entry ${id}`)
    return place
  }
  const isTaken = new Uint8Array(value.length)
  for (const [id, count] of drop) {
    const first = placeNamed(id)
    if (first + count > value.length) throw new DeltaError(`there are no ${count} entries from ${id}`)
    isTaken.fill(1, first, first + count)
  }
  const moved = move.map((id) => value[placeNamed(id)]!)
  for (const { id } of moved) isTaken[placeNamed(id)] = 1
  const staying = value.filter((_, place) => isTaken[place] === 0)
  const list: Identified[] = []
  let stayed = 0
  let hasMoved = 0
  for (const [index, entries] of at) {
    while (list.length < index && stayed < staying.length) list.push(staying[stayed++]!)
    if (list.length !== index) throw new DeltaError(`there is no place ${index}`)
    const put = typeof entries === 'number' ? moved.slice(hasMoved, (hasMoved += entries)) : entries
    for (const entry of put) list.push(entry)
  }
  while (stayed < staying.length) list.push(staying[stayed++]!)
  const changes = new Map(inside)
  const changed = list.map((entry) => {
    const delta = changes.get(entry.id)
    return delta ? (applyDelta(entry, delta) as Identified) : entry
  })
  for (const { id } of list) changes.delete(id)
  if (changes.size > 0) throw new DeltaError('there are no such entries')
  return changed
}

/** Large lists are the same for the most part: this is quicker than to look for what differs. */
function areSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => areSame(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  for (const key in one) if (!areSame(one[key], other[key])) return false
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false
  return true
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isKeyed(list: readonly Json[]): list is readonly Identified[] {
  const ids = new Set<string>()
  for (const entry of list) {
    if (!isRecord(entry) || typeof entry['id'] !== 'string') return false
    ids.add(entry['id'])
  }
  return ids.size === list.length
}

/** Places of a longest subsequence that rises, by patience sorting. */
function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = []
  const previous: number[] = []
  values.forEach((value, index) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (values[tails[middle]!]! < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  })
  const rising = new Set<number>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) rising.add(index)
  return rising
}
