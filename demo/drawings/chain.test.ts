import { describe, expect, it } from 'vitest'
import { joinStrokes, lengthOf, simplified } from './chain.ts'
import type { Stroke } from './chain.ts'

describe('joining pieces of line', () => {
  it('makes a loop of the sides of a square in any order', () => {
    const strokes = joinStrokes(
      [
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 10],
          [10, 10],
        ],
        [
          [10, 10],
          [10, 0.001],
        ],
        [
          [0, 10],
          [0, 0],
        ],
      ],
      0.01,
    )
    expect(strokes).toHaveLength(1)
    expect(lengthOf(strokes[0]!)).toBeCloseTo(40, 1)
  })

  it('goes straight on at a crossing', () => {
    const strokes = joinStrokes(
      [
        [
          [0, 0],
          [5, 0],
        ],
        [
          [5, 0],
          [10, 0],
        ],
        [
          [5, -5],
          [5, 0],
        ],
        [
          [5, 0],
          [5, 5],
        ],
      ],
      0.01,
    )
    expect(strokes.map(lengthOf)).toEqual([10, 10])
  })
})

describe('simplifying a stroke', () => {
  it('drops points that the line passes anyway', () => {
    const stroke: Stroke = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [3, 3],
    ]
    expect(simplified(stroke, 0.05)).toEqual([
      [0, 0],
      [2, 0],
      [3, 3],
    ])
  })

  it('keeps loops open to the eye', () => {
    const loop: Stroke = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ]
    expect(simplified(loop, 0.05)).toEqual(loop)
  })
})
