import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { toSurface } from '../drawings/surface.ts'
import { assembly } from '../models/assembly.ts'
import { ball } from '../models/geometry/lathe.ts'
import { box } from '../models/geometry/sheath.ts'
import { simplify } from './simplify.ts'
import { splitMesh } from './three-ds.ts'

describe('simplifying', () => {
  const model = assembly('bench')
  model.add('ball', 'finish', ball(100))
  const surface = toSurface(model.finish())
  const fewer = simplify(surface, 600)

  it('leaves about as many triangles as asked for', () => {
    expect(surface.corners.length / 3).toBeGreaterThan(1200)
    expect(fewer.corners.length / 3).toBeLessThanOrEqual(600)
    expect(fewer.corners.length / 3).toBeGreaterThan(500)
  })

  it('keeps a ball round', () => {
    const middle = new Vector3(0, 50, 0)
    for (let corner = 0; corner < fewer.corners.length; corner += 3) {
      const corners = [0, 1, 2].map((at) => new Vector3().fromArray(fewer.points, fewer.corners[corner + at]! * 3))
      const centre = corners[0]!.clone().add(corners[1]!).add(corners[2]!).divideScalar(3)
      expect(Math.abs(centre.distanceTo(middle) - 50)).toBeLessThan(2)
    }
  })

  it('leaves a mesh alone that is small enough', () => {
    const small = assembly('bench')
    small.add('box', 'finish', box(10, 10, 10))
    const surface = toSurface(small.finish())
    expect(simplify(surface, 10_000).corners).toEqual(surface.corners)
  })
})

describe('splitting a mesh', () => {
  it('gives pieces within the limit of the format', () => {
    const positions = Float32Array.from({ length: 300 }, (_, at) => at)
    const index = Uint32Array.from({ length: 294 }, (_, at) => Math.floor(at / 3) + (at % 3))
    const pieces = splitMesh({ positions, index }, 40)
    expect(pieces.every(({ positions }) => positions.length / 3 <= 40)).toBe(true)
    expect(pieces.reduce((sum, { index }) => sum + index.length, 0)).toBe(294)
    expect(Math.max(...pieces.map(({ index }) => Math.max(...index)))).toBeLessThan(40)
  })
})
