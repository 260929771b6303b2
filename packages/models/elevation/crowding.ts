import { strokeLength, type Point } from './strokes.ts'

/** Lines nearer together than this are one line at 1:20: a third of a millimetre. */
const GAP_MM = 6
const STEP_MM = GAP_MM / 2
const DIRECTIONS = 6
const SHORTEST_RUN_MM = 12

/** Marks drawn lines, so that further ones close beside them are left out. */
export class Crowding {
  private readonly marks = new Set<number>()

  draw(points: readonly Point[]): void {
    for (const { middle, direction } of points.slice(1).flatMap((to, at) => stepsOf(points[at]!, to)))
      this.marks.add(keyOf(middle, direction))
  }

  /** The parts of a stroke that are drawn: none where it has less than `share` of its length to itself. */
  fit(points: readonly Point[], share: number): Point[][] {
    const steps = points.slice(1).flatMap((to, at) => stepsOf(points[at]!, to))
    const free = steps.map(({ middle, direction }) => !this.isCrowded(middle, direction))
    const freeCount = free.filter(Boolean).length
    const runs: Point[][] = []
    if (freeCount >= steps.length * Math.max(share, 0.85)) runs.push([...points])
    else if (freeCount >= steps.length * share) {
      let run: Point[] | null = null
      for (const [at, { from, to }] of steps.entries()) {
        if (!free[at]) run = null
        else if (run) run.push(to)
        else runs.push((run = [from, to]))
      }
    }
    const drawn = runs.filter((run) => run.length === points.length || strokeLength(run) >= SHORTEST_RUN_MM)
    if (drawn.length > 0) for (const { middle, direction } of steps) this.marks.add(keyOf(middle, direction))
    return drawn
  }

  private isCrowded([x, y]: Point, direction: number): boolean {
    for (let cell = 0; cell < 9; cell++) {
      const near: Point = [x + ((cell % 3) - 1) * STEP_MM, y + (Math.floor(cell / 3) - 1) * STEP_MM]
      for (const turn of [0, 1, DIRECTIONS - 1])
        if (this.marks.has(keyOf(near, (direction + turn) % DIRECTIONS))) return true
    }
    return false
  }
}

function keyOf([x, y]: Point, direction: number): number {
  return (Math.floor(x / STEP_MM) * 65_536 + Math.floor(y / STEP_MM) + 32_768) * DIRECTIONS + direction
}

function stepsOf(from: Point, to: Point): { from: Point; to: Point; middle: Point; direction: number }[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.ceil(length / STEP_MM))
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI) % Math.PI
  const direction = Math.min(DIRECTIONS - 1, Math.floor((angle / Math.PI) * DIRECTIONS))
  const at = (share: number): Point => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  return Array.from({ length: count }, (_, step) => ({
    from: at(step / count),
    to: at((step + 1) / count),
    middle: at((step + 0.5) / count),
    direction,
  }))
}
