export type Point = readonly [x: number, y: number]

/** Ends that are closer together are one place. */
const REACH_MM = 0.6
/** A line goes on through a crossing where it turns less than this. */
const STRAIGHT_ON_COS = Math.cos((50 * Math.PI) / 180)

interface Link {
  readonly a: number
  readonly b: number
  isUsed: boolean
}

/** Joins pieces of line end to end into as few strokes as possible; loose ends first, so that crossings are run through. */
export function joinSegments(segments: readonly (readonly [Point, Point])[]): Point[][] {
  const { places, links } = meetingPlaces(segments)
  const around: Link[][] = places.map(() => [])
  for (const link of links) {
    around[link.a]!.push(link)
    around[link.b]!.push(link)
  }
  const next = (before: number, at: number): Link | null => {
    const free = around[at]!.filter(({ isUsed }) => !isUsed)
    if (around[at]!.length === 2) return free[0] ?? null
    let [best, bestCos]: [Link | null, number] = [null, STRAIGHT_ON_COS]
    for (const link of free) {
      const cos = straightness(places[before]!, places[at]!, places[link.a === at ? link.b : link.a]!)
      if (cos > bestCos) [best, bestCos] = [link, cos]
    }
    return best
  }
  const follow = (start: number, first: Link): Point[] => {
    const trail = [places[start]!]
    let [at, link]: [number, Link | null] = [start, first]
    while (link) {
      link.isUsed = true
      const before = at
      at = link.a === at ? link.b : link.a
      trail.push(places[at]!)
      link = next(before, at)
    }
    return trail
  }
  const strokes: Point[][] = []
  for (const isStart of [(ends: number) => ends === 1, (ends: number) => ends !== 2, () => true])
    for (const [place, meeting] of around.entries())
      if (isStart(meeting.length)) for (const link of meeting) if (!link.isUsed) strokes.push(follow(place, link))
  return strokes
}

function straightness(before: Point, at: Point, after: Point): number {
  const [ux, uy, vx, vy] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]]
  return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1)
}

function meetingPlaces(segments: readonly (readonly [Point, Point])[]): { places: Point[]; links: Link[] } {
  const places: Point[] = []
  const cells = new Map<string, number[]>()
  const placeOf = ([x, y]: Point): number => {
    const [column, row] = [Math.floor(x / REACH_MM), Math.floor(y / REACH_MM)]
    for (let cell = 0; cell < 9; cell++) {
      const near = cells.get(`${column + (cell % 3) - 1},${row + Math.floor(cell / 3) - 1}`)
      const neighbour = near?.find((place) => Math.hypot(places[place]![0] - x, places[place]![1] - y) <= REACH_MM)
      if (neighbour !== undefined) return neighbour
    }
    const place = places.push([x, y]) - 1
    cells.getOrInsertComputed(`${column},${row}`, () => []).push(place)
    return place
  }
  const links = new Map<string, Link>()
  for (const [from, to] of segments) {
    const [a, b] = [placeOf(from), placeOf(to)]
    if (a !== b) links.getOrInsertComputed(a < b ? `${a},${b}` : `${b},${a}`, () => ({ a, b, isUsed: false }))
  }
  return { places, links: [...links.values()] }
}

export function strokeLength(points: readonly Point[]): number {
  let length = 0
  for (let at = 1; at < points.length; at++)
    length += Math.hypot(points[at]![0] - points[at - 1]![0], points[at]![1] - points[at - 1]![1])
  return length
}

/** Fewer points, none of those left out further than `toleranceMm` from the stroke (Douglas and Peucker, 1973). */
export function simplified(points: readonly Point[], toleranceMm: number): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let [furthest, most] = [from, toleranceMm]
    for (let at = from + 1; at < to; at++) {
      const off = distanceTo(points[at]!, points[from]!, points[to]!)
      if (off > most) [furthest, most] = [at, off]
    }
    if (furthest === from) continue
    keep[furthest] = 1
    open.push([from, furthest], [furthest, to])
  }
  return points.filter((_, at) => keep[at] === 1)
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}
