import { expect, it } from 'vitest'
import { despeckled } from './despeckle.ts'

const SIDE = 7

function picture(bright: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return bright(pixel % SIDE, Math.floor(pixel / SIDE)) ? 200 : 40
  })
}

it('takes single pixels off and leaves lines and edges', () => {
  const dark = picture(() => false)
  expect(
    despeckled(
      picture((x, y) => x === 3 && y === 3),
      SIDE,
      SIDE,
    ),
  ).toEqual(dark)
  const line = picture((x) => x === 3)
  expect(despeckled(line, SIDE, SIDE)).toEqual(line)
  const edge = picture((x, y) => x > 2 && y > 1)
  expect(despeckled(edge, SIDE, SIDE)).toEqual(edge)
})
