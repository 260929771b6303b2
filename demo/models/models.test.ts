import { Box3, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import type { ProductModel } from './assembly.ts'
import { buildModel } from './build.ts'
import type { Family, ModelSpec, SpecOf } from './families.ts'
import { SAMPLES } from './samples.ts'

type Stated = { width?: number; height?: number; depth?: number }
type StatedBy = { [F in Family]?: (spec: SpecOf<F>) => Stated }

/** Overall measurements that a spec names itself. */
const STATED: StatedBy = {
  'basin-mixer': ({ heightMm }) => ({ height: heightMm }),
  'pillar-tap': ({ heightMm }) => ({ height: heightMm }),
  'tap-set': ({ mount, heightMm }) => (mount === 'hob' ? { height: heightMm } : {}),
  'kitchen-mixer': ({ heightMm }) => ({ height: heightMm }),
  'sensor-tap': ({ mount, heightMm }) => (mount === 'hob' ? { height: heightMm } : {}),
  'care-mixer': ({ form, heightMm }) => (form === 'shower' ? {} : { height: heightMm }),
  'bath-filler': ({ heightMm }) => ({ height: heightMm }),
  'thermostatic-valve': ({ lengthMm }) => ({ width: lengthMm }),
  'toilet-suite': ({ style, showFrame, heightMm, depthMm }) =>
    showFrame ? {} : style === 'wall-hung' ? { depth: depthMm } : { height: heightMm, depth: depthMm },
  'toilet-seat': ({ widthMm, depthMm, open }) => (open ? { width: widthMm } : { width: widthMm, depth: depthMm }),
  cistern: ({ form, widthMm, heightMm, depthMm }) =>
    form === 'close-coupled' ? { width: widthMm, height: heightMm, depth: depthMm } : {},
  'flush-plate': ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  bidet: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  urinal: ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  basin: ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  vanity: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  bath: ({ lengthMm, widthMm }) => ({ width: lengthMm, depth: widthMm }),
  'kitchen-sink': ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  'laundry-tub': ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  'shower-base': ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  'channel-grate': ({ lengthMm, widthMm }) => ({ width: lengthMm, depth: widthMm }),
  'floor-waste': ({ widthMm }) => ({ width: widthMm, depth: widthMm }),
  waste: ({ form, heightMm }) => (form === 'bath-overflow' ? {} : { height: heightMm }),
  trap: ({ heightMm }) => ({ height: heightMm }),
  'towel-rail': ({ lengthMm, projectionMm }) => ({ width: lengthMm, depth: projectionMm }),
  'heated-towel-rail': ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  'towel-ring': ({ widthMm }) => ({ width: widthMm }),
  'robe-hook': ({ projectionMm }) => ({ depth: projectionMm }),
  shelf: ({ lengthMm, depthMm }) => ({ width: lengthMm, depth: depthMm }),
  'soap-dispenser': ({ heightMm }) => ({ height: heightMm }),
  'toilet-brush': ({ heightMm }) => ({ height: heightMm }),
  mirror: ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  'mirror-cabinet': ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  'shower-seat': ({ widthMm }) => ({ width: widthMm }),
  'inlet-valve': ({ heightMm }) => ({ height: heightMm }),
  'outlet-valve': ({ heightMm }) => ({ height: heightMm }),
  spindle: ({ heightMm }) => ({ height: heightMm }),
}

/** How many separate things the picture shows; one unless named here. */
const PIECES: { [F in Family]?: (spec: SpecOf<F>) => number } = {
  'tap-set': () => 3,
  'wall-tops': () => 2,
  'wall-basin-set': ({ layout }) => (layout === 'separate' ? 2 : 1),
  'heated-towel-rail': ({ form, bars }) => (form === 'vertical' ? bars : 1),
  'toilet-suite': ({ style, showFrame }) =>
    style === 'wall-hung' || style === 'wall-faced-invisi' ? (showFrame ? 1 : 2) : 1,
  'seal-kit': () => 99,
}

const CASES = Object.entries(SAMPLES).flatMap(([family, { specs }]) =>
  specs.map((spec: ModelSpec, index): [string, ModelSpec] => [`${family} ${index}`, spec]),
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
    const stated = statedBy(spec)
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
    expect(pieceCount(model)).toBeLessThanOrEqual(pieces(spec))
  })
})

describe('all samples', () => {
  it('cover every family', () => {
    expect(Object.values(SAMPLES).every(({ specs }) => specs.length > 0)).toBe(true)
  })

  it('state the overall size under fixed names', () => {
    const { dimensions } = buildModel(SAMPLES['basin-mixer'].specs[0]!)
    expect(dimensions.slice(0, 3).map(({ name }) => name)).toEqual(['overallWidth', 'overallHeight', 'overallDepth'])
  })
})

function statedBy(spec: ModelSpec): Stated {
  const state = STATED[spec.family] as ((spec: ModelSpec) => Stated) | undefined
  return state?.(spec) ?? {}
}

function pieces(spec: ModelSpec): number {
  const count = PIECES[spec.family] as ((spec: ModelSpec) => number) | undefined
  return count?.(spec) ?? 1
}

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
