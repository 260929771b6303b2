import type { Point2 } from './projection.ts'

export type Stroke = readonly Point2[]

/** A line may turn by this much from piece to piece where several lines meet. */
const STRAIGHT_ON_COS = Math.cos((50 * Math.PI) / 180)

/**
 * Joins pieces of line, end to end, into as few strokes as possible. Ends closer together than `reachMm` are one
 * place; where several pieces meet, a stroke goes straight on.
 */
export function joinStrokes(pieces: readonly (readonly [Point2, Point2])[], reachMm: number): Stroke[] {
  const { places, links } = meetingPlaces(pieces, reachMm)
  const used = new Uint8Array(links.length)
  const around: number[][] = places.map(() => [])
  links.forEach(([a, b], link) => {
    around[a]!.push(link)
    around[b]!.push(link)
  })
  const follow = (start: number, first: number): number[] => {
    const trail = [start]
    for (let link: number | null = first, at = start; link !== null;) {
      used[link] = 1
      const [a, b]: readonly [number, number] = links[link]!
      const before: number = at
      at = a === at ? b : a
      trail.push(at)
      link = nextLink({ places, links, used }, around[at]!, before, at)
    }
    return trail
  }
  const strokes: Stroke[] = []
  const start = (node: number, link: number) => {
    if (used[link] === 1) return
    strokes.push(follow(node, link).map((place) => places[place]!))
  }
  // Loose ends first, so that what runs through a crossing does not begin there.
  for (const isStart of [(ends: number) => ends === 1, (ends: number) => ends !== 2]) {
    around.forEach((meeting, node) => {
      if (isStart(meeting.length)) for (const link of meeting) start(node, link)
    })
  }
  links.forEach(([node], link) => start(node, link))
  return strokes
}

type Net = { places: readonly Point2[]; links: readonly (readonly [number, number])[]; used: Uint8Array }

/** The unused piece that leads on from `at` when coming from `before`. */
function nextLink(net: Net, meeting: readonly number[], before: number, at: number): number | null {
  const free = meeting.filter((link) => net.used[link] === 0)
  if (meeting.length === 2) return free[0] ?? null
  let best: number | null = null
  let bestCos = STRAIGHT_ON_COS
  for (const link of free) {
    const [a, b] = net.links[link]!
    const cos = straightness(net.places[before]!, net.places[at]!, net.places[a === at ? b : a]!)
    if (cos > bestCos) [best, bestCos] = [link, cos]
  }
  return best
}

function straightness(before: Point2, at: Point2, after: Point2): number {
  const [ux, uy, vx, vy] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]]
  return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1)
}

function meetingPlaces(
  pieces: readonly (readonly [Point2, Point2])[],
  reachMm: number,
): { places: Point2[]; links: (readonly [number, number])[] } {
  const places: Point2[] = []
  const cells = new Map<string, number[]>()
  const placeOf = ([x, y]: Point2): number => {
    const column = Math.floor(x / reachMm)
    const row = Math.floor(y / reachMm)
    for (let cell = 0; cell < 9; cell++) {
      const key = `${column + (cell % 3) - 1},${row + Math.floor(cell / 3) - 1}`
      const near = cells.get(key)?.find((place) => distance(places[place]!, [x, y]) <= reachMm)
      if (near !== undefined) return near
    }
    const key = `${column},${row}`
    cells.set(key, [...(cells.get(key) ?? []), places.length])
    return places.push([x, y]) - 1
  }
  const seen = new Set<string>()
  const links: (readonly [number, number])[] = []
  for (const [from, to] of pieces) {
    const [a, b] = [placeOf(from), placeOf(to)]
    const key = a < b ? `${a},${b}` : `${b},${a}`
    if (a === b || seen.has(key)) continue
    seen.add(key)
    links.push([a, b])
  }
  return { places, links }
}

/** Between two places on the paper. */
export function distance(a: Point2, b: Point2): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Along all pieces of a stroke. */
export function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, point, index) => (index === 0 ? 0 : sum + distance(stroke[index - 1]!, point)), 0)
}

/** Fewer points, none of those left out further than `toleranceMm` from the stroke (Douglas and Peucker, 1973). */
export function simplified(stroke: Stroke, toleranceMm: number): Stroke {
  const keep = new Uint8Array(stroke.length)
  const last = stroke.length - 1
  keep[0] = keep[last] = 1
  const open: [number, number][] = [[0, last]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const [furthest, off] = furthestFrom(stroke, from, to)
    if (off <= toleranceMm) continue
    keep[furthest] = 1
    open.push([from, furthest], [furthest, to])
  }
  return stroke.filter((_, index) => keep[index] === 1)
}

function furthestFrom(stroke: Stroke, from: number, to: number): [number, number] {
  const [ax, ay] = stroke[from]!
  const [dx, dy] = [stroke[to]![0] - ax, stroke[to]![1] - ay]
  const square = dx * dx + dy * dy
  let [furthest, most] = [from, 0]
  for (let index = from + 1; index < to; index++) {
    const [x, y] = stroke[index]!
    const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
    const off = Math.hypot(x - ax - share * dx, y - ay - share * dy)
    if (off > most) [furthest, most] = [index, off]
  }
  return [furthest, most]
}
