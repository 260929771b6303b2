interface Place {
  /** Per cent of the width. */
  readonly x: number
  /** Per cent of the height. */
  readonly y: number
}

/** Between marks, as a share of the picture's width: 24 px on a phone 390 px wide. */
const DISTANCE = 0.072
const EDGE = 0.04
const ROUNDS = 60

/** Moves marks that would cover one another apart, within the picture; `ratio` is its height by its width. */
export function spreadMarks<Mark extends Place>(marks: readonly Mark[], ratio: number): Mark[] {
  const placed = marks.map(({ x, y }) => ({ x: x / 100, y: (y / 100) * ratio }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) push(one, other)
      one.x = clamp(one.x, 1)
      one.y = clamp(one.y, ratio)
    }
  }
  return marks.map((mark, index) => {
    const { x, y } = placed[index] ?? { x: 0, y: 0 }
    return { ...mark, x: round1(x * 100), y: round1((y / ratio) * 100) }
  })
}

interface Point {
  x: number
  y: number
}

function push(one: Point, other: Point): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= DISTANCE) return
  const half = (DISTANCE - distance) / 2
  // Two at one place go up and down.
  const [ux, uy] = distance === 0 ? [0, 1] : [dx / distance, dy / distance]
  one.x -= ux * half
  one.y -= uy * half
  other.x += ux * half
  other.y += uy * half
}

function clamp(value: number, size: number): number {
  return Math.min(Math.max(value, EDGE), size - EDGE)
}

function round1(value: number): number {
  return Math.round(value * 10) / 10
}
