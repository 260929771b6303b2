import { Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { FINISH_NAMES, FINISHES } from './finishes.ts'
import { bowl, surfaceAt } from './geometry/bowl.ts'
import { cylinder } from './geometry/lathe.ts'
import { circle, polygon, rectangle } from './geometry/outline.ts'
import { roundedPath } from './geometry/path.ts'
import { perforatedPlate } from './geometry/plate.ts'
import { box } from './geometry/sheath.ts'
import { bentLine, pipe } from './geometry/sweep.ts'

describe('paths', () => {
  it('round a corner with the radius asked for', () => {
    const path = roundedPath([
      [0, 0],
      [10, 0, 4],
      [10, 10],
    ])
    expect(path[1]).toMatchObject({ x: 6, y: 0, tx: 1, ty: 0 })
    expect(path.at(-2)!.x).toBeCloseTo(10)
    expect(path.at(-2)!.y).toBeCloseTo(4)
  })

  it('make a fillet smaller when it does not fit', () => {
    const path = roundedPath([
      [0, 0],
      [2, 0, 50],
      [2, 2],
    ])
    expect(path.every(({ x, y }) => x >= -0.001 && y <= 2.001)).toBe(true)
  })

  it('bend a pipe in space', () => {
    const line = bentLine([
      [0, 0, 0],
      [0, 100, 0, 50],
      [0, 100, 100],
    ])
    expect(line.at(-1)!.distance).toBeCloseTo(100 + 100 - 2 * 50 + (Math.PI / 2) * 50, 0)
  })
})

describe('outlines', () => {
  it('keep their number of points when they grow', () => {
    for (const outline of [
      circle(20),
      rectangle(30, 20, 4),
      polygon([
        [0, 0, 2],
        [20, 0, 3],
        [10, 15, 4],
      ]),
    ]) {
      expect(outline(3)).toHaveLength(outline(0).length)
    }
  })

  it('grow to both sides', () => {
    const xs = rectangle(30, 20, 4)(2).map(({ x }) => x)
    expect(Math.max(...xs)).toBeCloseTo(17)
    expect(Math.min(...xs)).toBeCloseTo(-17)
  })

  it('accept corners in either direction', () => {
    const clockwise = polygon([
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
    ])
    expect(clockwise(1).every(({ x, y }) => x < -0.9 || x > 10.9 || y < -0.9 || y > 10.9)).toBe(true)
  })
})

describe('solids', () => {
  it('have the size asked for', () => {
    expect(sizeOf(box(40, 30, 20, 3))).toEqual([40, 30, 20])
    expect(sizeOf(cylinder(24, 50, 1))).toEqual([24, 50, 24])
  })

  it('enclose their volume', () => {
    expect(volumeOf(box(40, 30, 20, 0.2))).toBeGreaterThan(40 * 30 * 20 * 0.98)
    expect(
      volumeOf(
        pipe(
          [
            [0, 0, 0],
            [0, 100, 0],
          ],
          20,
        ),
      ),
    ).toBeCloseTo(Math.PI * 100 * 100, -3)
  })

  it('let light through their holes', () => {
    const plate = perforatedPlate(rectangle(60, 60, 2), [circle(10)], 4)
    expect(surfaceAt(plate, [0, 0, 20], [0, 0, -1])).toBeNull()
    expect(surfaceAt(plate, [20, 20, 20], [0, 0, -1])?.at.z).toBeCloseTo(4)
  })

  it('make bowls with a drain at the depth asked for', () => {
    const inside = bowl({
      opening: circle(300),
      depthMm: 120,
      lipMm: 6,
      squareness: 2.4,
      waste: { x: 0, y: 0, diameterMm: 60 },
    })
    expect(surfaceAt(inside, [0, 0, 50], [0, 0, -1])).toBeNull()
    expect(surfaceAt(inside, [34, 0, 50], [0, 0, -1])!.at.z).toBeLessThan(-110)
  })
})

describe('finishes', () => {
  it('have a swatch each', () => {
    for (const name of FINISH_NAMES) expect(FINISHES[name].swatch).toMatch(/^#[\da-f]{6}$/)
  })
})

function sizeOf(geometry: BufferGeometry): number[] {
  geometry.computeBoundingBox()
  return geometry
    .boundingBox!.getSize(new Vector3())
    .toArray()
    .map((side) => Math.round(side * 10) / 10)
}

function volumeOf(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()!
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
  let sum = 0
  for (let corner = 0; corner < index.count; corner += 3) {
    a.fromBufferAttribute(position, index.getX(corner))
    b.fromBufferAttribute(position, index.getX(corner + 1))
    c.fromBufferAttribute(position, index.getX(corner + 2))
    sum += a.dot(b.cross(c)) / 6
  }
  return sum
}
