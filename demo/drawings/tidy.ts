import { distance, lengthOf } from './chain.ts'
import type { Stroke } from './chain.ts'
import type { Point2 } from './projection.ts'

/** Lines within about 25 degrees of each other count as running side by side. */
const SIDE_BY_SIDE_SIN = 0.42
/** Pieces of a line that is mostly left out are drawn if they are this many gaps long. */
const LONG_RUN = 14
/** A closed line that has this share to itself is drawn all round. */
const LOOP_SHARE = 0.6

type Mark = { at: Point2; along: Point2 }

/** The lines already on the paper. */
export type Draft = {
  /** Draws a stroke as it is. */
  draw(stroke: Stroke): void
  /**
   * Leaves out what would run side by side with a line closer than the gap, as on paper both would be one thick line,
   * and returns what was drawn. Of a line that has less than `share` of its length to itself only long pieces are kept.
   */
  fit(stroke: Stroke, share: number): Stroke[]
}

/** Paper with nothing on it yet; lines nearer together than `gapMm` are crowded. */
export function emptyDraft(gapMm: number): Draft {
  const marks = new Map<number, Mark[]>()
  const cellOf = (x: number, y: number) => Math.floor(x / gapMm) * 1e6 + Math.floor(y / gapMm)
  const isCrowded = ({ at: [x, y], along }: Mark): boolean => {
    for (let cell = 0; cell < 9; cell++) {
      const near = marks.get(cellOf(x + ((cell % 3) - 1) * gapMm, y + (Math.floor(cell / 3) - 1) * gapMm))
      if (near?.some((mark) => isBeside(mark, [x, y], along, gapMm))) return true
    }
    return false
  }
  const remember = (mark: Mark) => {
    const cell = cellOf(...mark.at)
    const near = marks.get(cell)
    if (near) near.push(mark)
    else marks.set(cell, [mark])
  }
  return {
    draw(stroke) {
      for (const { mark } of finely(stroke, gapMm / 2)) remember(mark)
    },
    fit(stroke, least) {
      const steps = finely(stroke, gapMm / 2)
      const free = steps.map(({ mark }) => !isCrowded(mark))
      const drawn = isLoop(stroke) ? wholeOrNothing(stroke, steps, free) : runsOf(steps, free, gapMm * 3)
      const share = drawn.reduce((sum, run) => sum + lengthOf(run), 0) / lengthOf(stroke)
      const worthwhile = share < least ? drawn.filter((run) => lengthOf(run) > gapMm * LONG_RUN) : drawn
      if (worthwhile.length === 0) return []
      for (const step of steps) remember(step.mark)
      return worthwhile
    },
  }
}

/** Lines that continue each other lie end to end, not side by side. */
function isBeside(mark: Mark, at: Point2, along: Point2, gapMm: number): boolean {
  const turn = Math.abs(mark.along[0] * along[1] - mark.along[1] * along[0])
  if (turn > SIDE_BY_SIDE_SIN) return false
  const [x, y] = [at[0] - mark.at[0], at[1] - mark.at[1]]
  const ahead = Math.abs(x * along[0] + y * along[1])
  const beside = Math.abs(x * along[1] - y * along[0])
  return beside < gapMm && ahead < gapMm * 0.3
}

type Step = { from: Point2; to: Point2; mark: Mark }

/** The stroke cut into pieces no longer than `stepMm`. */
function finely(stroke: Stroke, stepMm: number): Step[] {
  return stroke.slice(1).flatMap((to, index) => {
    const from = stroke[index]!
    const length = distance(from, to)
    const count = Math.max(1, Math.ceil(length / stepMm))
    const along: Point2 = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)]
    const at = (share: number): Point2 => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    return Array.from({ length: count }, (_, step) => ({
      from: at(step / count),
      to: at((step + 1) / count),
      mark: { at: at((step + 0.5) / count), along },
    }))
  })
}

function isLoop(stroke: Stroke): boolean {
  return stroke.length > 3 && distance(stroke[0]!, stroke.at(-1)!) < 1e-9
}

/** Half a circle looks like a mistake. */
function wholeOrNothing(stroke: Stroke, steps: readonly Step[], free: readonly boolean[]): Stroke[] {
  const lengthMm = steps.reduce((sum, { from, to }, index) => sum + (free[index] ? distance(from, to) : 0), 0)
  return lengthMm > lengthOf(stroke) * LOOP_SHARE ? [stroke] : []
}

/** Free pieces in a row as strokes. Short remains are dropped, and short gaps between free pieces drawn over. */
function runsOf(steps: readonly Step[], free: readonly boolean[], shortMm: number): Stroke[] {
  if (free.every(Boolean)) return [strokeOf(steps)]
  const runs: Step[][] = []
  let skipped: Step[] = []
  steps.forEach((step, index) => {
    if (!free[index]) return skipped.push(step)
    const run = runs.at(-1)
    const gapMm = skipped.reduce((sum, { from, to }) => sum + distance(from, to), 0)
    if (run && gapMm <= shortMm / 2) run.push(...skipped, step)
    else runs.push([step])
    skipped = []
  })
  return runs.map(strokeOf).filter((run) => lengthOf(run) >= shortMm)
}

function strokeOf(steps: readonly Step[]): Stroke {
  return [steps[0]!.from, ...steps.map(({ to }) => to)]
}
