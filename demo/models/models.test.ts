import { Box3, Vector3, type BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { FAMILIES, familyOf, type ModelSpec } from '../families/all.ts'
import type { ProductModel } from './assembly.ts'
import { buildModel } from './build.ts'

const CASES = Object.values(FAMILIES).flatMap(({ name, samples }) =>
  samples.specs.map((spec: ModelSpec, index: number): [string, ModelSpec] => [`${name} ${index}`, spec]),
)

describe.each(CASES)('%s', (_, spec) => {
  const model = buildModel(spec)

  it('has finite places and unit normals', () => {
    for (const { name, geometry } of model.parts) expect(flawOf(geometry), name).toBeNull()
  })

  it('shows its outside', () => {
    for (const { name, geometry } of model.parts) expect(insideOutShare(geometry), name).toBeLessThan(0.35)
  })

  it('is as large as its spec says', () => {
    const size = model.bounds.getSize(new Vector3())
    const stated = familyOf(spec).overall?.(spec) ?? {}
    if (stated.width !== undefined) expect(Math.abs(size.x - stated.width)).toBeLessThanOrEqual(1)
    if (stated.height !== undefined) expect(Math.abs(size.y - stated.height)).toBeLessThanOrEqual(1)
    if (stated.depth !== undefined) expect(Math.abs(size.z - stated.depth)).toBeLessThanOrEqual(1)
  })

  it('stands on its floor, hangs on its wall', () => {
    if (spec.family === 'toilet-suite' && spec.showFrame) return
    const { min, max } = model.bounds
    const contact = { hob: min.y, floor: min.y, bench: min.y, wall: min.z, ceiling: max.y }[model.mount]
    expect(Math.abs(contact)).toBeLessThanOrEqual(0.6)
  })

  it('measures between points of the product', () => {
    // Heights of hung products are measured from the floor or the wall they belong to.
    const reach = model.bounds
      .clone()
      .expandByPoint(new Vector3(0, 0, model.bounds.max.z))
      .expandByScalar(6)
    for (const { name, from, to } of model.dimensions) {
      for (const point of [from, to]) expect(reach.containsPoint(new Vector3(...point)), name).toBe(true)
    }
  })

  it('has no floating parts', () => {
    expect(pieceCount(model)).toBeLessThanOrEqual(familyOf(spec).pieces?.(spec) ?? 1)
  })
})

describe('all samples', () => {
  it('cover every family', () => {
    expect(Object.values(FAMILIES).every(({ samples }) => samples.specs.length > 0)).toBe(true)
  })

  it('state the overall size under fixed names', () => {
    const { dimensions } = buildModel(FAMILIES['basin-mixer'].samples.specs[0]!)
    expect(dimensions.slice(0, 3).map(({ name }) => name)).toEqual(['overallWidth', 'overallHeight', 'overallDepth'])
  })
})

function flawOf(geometry: BufferGeometry): string | null {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  for (let vertex = 0; vertex < position.count; vertex++) {
    const place = new Vector3().fromBufferAttribute(position, vertex)
    if (!Number.isFinite(place.length())) return `place of vertex ${vertex}`
    const length = new Vector3().fromBufferAttribute(normal, vertex).length()
    if (!(Math.abs(length - 1) < 0.02)) return `normal of vertex ${vertex}: ${length}`
  }
  return null
}

/** Share of the area whose triangles face against their normals. Mitres fold a little inside themselves. */
function insideOutShare(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const index = geometry.getIndex()!
  let wrong = 0
  let total = 0
  const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  for (let corner = 0; corner < index.count; corner += 3) {
    a.fromBufferAttribute(position, index.getX(corner))
    b.fromBufferAttribute(position, index.getX(corner + 1)).sub(a)
    c.fromBufferAttribute(position, index.getX(corner + 2)).sub(a)
    n.fromBufferAttribute(normal, index.getX(corner))
    const face = b.cross(c)
    const area = face.length()
    total += area
    if (face.dot(n) < -0.2 * area) wrong += area
  }
  return total > 0 ? wrong / total : 0
}

function pieceCount({ parts }: ProductModel): number {
  const boxes = parts.map(({ geometry }) =>
    new Box3().setFromBufferAttribute(geometry.getAttribute('position') as never).expandByScalar(0.8),
  )
  const left = new Set(boxes.keys())
  let count = 0
  for (const start of boxes.keys()) {
    if (!left.delete(start)) continue
    count++
    const queue = [start]
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const other of left) {
        if (!boxes[other]!.intersectsBox(boxes[at]!)) continue
        left.delete(other)
        queue.push(other)
      }
    }
  }
  return count
}
