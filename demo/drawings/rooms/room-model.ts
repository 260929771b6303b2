import { BoxGeometry, Box3, ExtrudeGeometry, Path, Shape as Outline, type BufferGeometry } from 'three'
import { placeOf, standing, type StandingProduct } from '../../render/rooms/products.ts'
import type { DrawnRoom } from '../../rooms/drawn.ts'
import type { Slab } from '../../rooms/room.ts'
import type { DrawnModel } from '../surface.ts'

/** Smaller things that are built are for the picture: soap, books, boxes. */
const LEAST_MM = 300

/** Benches, cabinets, mirrors: what is built inside a room, without the room itself. */
export function builtIn({ inside: [min, max], shapes }: DrawnRoom): Slab[] {
  return shapes.filter((shape): shape is Slab => {
    if (shape.shape !== 'slab') return false
    const isInside = shape.at.every((middle, axis) => {
      const half = shape.size[axis]! / 2
      return middle - half >= min[axis]! - 1 && middle + half <= max[axis]! + 1
    })
    const [width, height] = shape.size
    const isDoor = shape.at[2] > max[2] - 100
    return isInside && !isDoor && Math.max(width, height) >= LEAST_MM
  })
}

/** Everything that stands in a room as one model, in millimetres of the room, so that what is behind is hidden. */
export function roomModel(room: DrawnRoom, products: readonly StandingProduct[]): DrawnModel {
  const parts = [
    ...products.flatMap(({ placed, model }) =>
      model.parts.map((part) => ({ ...part, geometry: part.geometry.clone().applyMatrix4(placeOf(placed)) })),
    ),
    ...builtIn(room).map((slab) => ({ name: 'built', role: 'body' as const, geometry: slabGeometry(slab) })),
  ]
  const bounds = new Box3()
  for (const { geometry } of parts) {
    geometry.computeBoundingBox()
    bounds.union(geometry.boundingBox!)
  }
  return { parts: parts as unknown as DrawnModel['parts'], bounds }
}

export function standingIn(room: DrawnRoom): StandingProduct[] {
  return room.products.map(standing)
}

function slabGeometry({ at, size, cuts = [] }: Slab): BufferGeometry {
  const [x, y, z] = at
  const [width, height, depth] = size
  if (cuts.length === 0) return new BoxGeometry(width, height, depth).translate(x, y, z)
  // A bench with holes for its basins, seen from above: drawn in x and -z, and turned to lie.
  const outline = rectangle(new Outline(), width, depth, 0, 0)
  for (const cut of cuts) {
    const [cutX, , cutZ] = cut.at
    const [cutWidth, , cutDepth] = cut.size
    outline.holes.push(rectangle(new Path(), cutWidth, cutDepth, cutX - x, z - cutZ, cut.radius))
  }
  return new ExtrudeGeometry(outline, { depth: height, bevelEnabled: false })
    .rotateX(-Math.PI / 2)
    .translate(x, y - height / 2, z)
}

function rectangle<Kind extends Path>(
  path: Kind,
  width: number,
  depth: number,
  x: number,
  y: number,
  radius = 0,
): Kind {
  const [left, right, near, far] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2]
  path.moveTo(left + radius, near)
  path.lineTo(right - radius, near)
  if (radius > 0) path.absarc(right - radius, near + radius, radius, -Math.PI / 2, 0, false)
  path.lineTo(right, far - radius)
  if (radius > 0) path.absarc(right - radius, far - radius, radius, 0, Math.PI / 2, false)
  path.lineTo(left + radius, far)
  if (radius > 0) path.absarc(left + radius, far - radius, radius, Math.PI / 2, Math.PI, false)
  path.lineTo(left, near + radius)
  if (radius > 0) path.absarc(left + radius, near + radius, radius, Math.PI, Math.PI * 1.5, false)
  return path
}
