import { expect, it } from 'vitest'
import { spreadMarks } from './spread-marks.ts'

const RATIO = 2 / 3

function nearest(marks: readonly { x: number; y: number }[]): number {
  const pairs = marks.flatMap((one, index) => marks.slice(index + 1).map((other) => [one, other] as const))
  return Math.min(...pairs.map(([one, other]) => Math.hypot(one.x - other.x, (one.y - other.y) * RATIO)))
}

it('leaves marks that are apart where they are', () => {
  const marks = [
    { x: 20, y: 30 },
    { x: 60, y: 70 },
  ]
  expect(spreadMarks(marks, RATIO)).toEqual(marks)
})

it('moves marks apart that would cover one another, and keeps them in the picture', () => {
  const spread = spreadMarks(
    [
      { x: 39.5, y: 70.2 },
      { x: 39.6, y: 79.2 },
      { x: 39.6, y: 79.2 },
      { x: 58.6, y: 99.5 },
    ],
    RATIO,
  )
  expect(nearest(spread)).toBeGreaterThan(7)
  for (const { x, y } of spread) expect(Math.max(x, y)).toBeLessThanOrEqual(96)
})
