import type { Surface } from './surface.ts'

/** Box tree over the triangles of one shell. */
type Tree = { min: Vector; max: Vector; triangles: readonly number[]; halves: readonly [Tree, Tree] | null }
type Vector = [number, number, number]

/** Pieces that meet more smoothly than this show no line where they meet. */
const MIN_SIN = Math.sin((15 * Math.PI) / 180)
const LEAF_SIZE = 6

/**
 * Lines along which separate pieces of a product pass through each other, as x, y, z of both ends of each piece of
 * line in millimetres. Meshes have no edge there, and a drawing needs one.
 */
export function findIntersections(surface: Surface): Float64Array {
  const trees = shellTrees(surface)
  const found: number[] = []
  trees.forEach((tree, index) => {
    for (const other of trees.slice(index + 1)) collide(surface, tree, other, found)
  })
  return Float64Array.from(found)
}

function shellTrees(surface: Surface): Tree[] {
  const shells = new Map<number, number[]>()
  surface.shells.forEach((shell, triangle) => {
    const triangles = shells.get(shell)
    if (triangles) triangles.push(triangle)
    else shells.set(shell, [triangle])
  })
  return Array.from(shells.values(), (triangles) => treeOf(surface, triangles))
}

function treeOf(surface: Surface, triangles: readonly number[]): Tree {
  const min: Vector = [Infinity, Infinity, Infinity]
  const max: Vector = [-Infinity, -Infinity, -Infinity]
  for (const triangle of triangles) {
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      for (let axis = 0; axis < 3; axis++) {
        const value = surface.points[surface.corners[corner]! * 3 + axis]!
        min[axis] = Math.min(min[axis]!, value)
        max[axis] = Math.max(max[axis]!, value)
      }
    }
  }
  if (triangles.length <= LEAF_SIZE) return { min, max, triangles, halves: null }
  const sizes = max.map((value, axis) => value - min[axis]!)
  const longest = sizes.indexOf(Math.max(...sizes))
  const place = (triangle: number) => middleOf(surface, triangle, longest)
  const sorted = triangles.toSorted((a, b) => place(a) - place(b))
  const half = sorted.length >> 1
  const halves = [treeOf(surface, sorted.slice(0, half)), treeOf(surface, sorted.slice(half))] as const
  return { min, max, triangles, halves }
}

function middleOf({ points, corners }: Surface, triangle: number, axis: number): number {
  const corner = triangle * 3
  return (
    points[corners[corner]! * 3 + axis]! +
    points[corners[corner + 1]! * 3 + axis]! +
    points[corners[corner + 2]! * 3 + axis]!
  )
}

function collide(surface: Surface, a: Tree, b: Tree, found: number[]): void {
  for (let axis = 0; axis < 3; axis++) if (a.min[axis]! > b.max[axis]! || b.min[axis]! > a.max[axis]!) return
  if (!a.halves && !b.halves) {
    for (const one of a.triangles) for (const other of b.triangles) cross(surface, one, other, found)
  } else if (a.halves && (!b.halves || a.triangles.length >= b.triangles.length)) {
    collide(surface, a.halves[0], b, found)
    collide(surface, a.halves[1], b, found)
  } else if (b.halves) {
    collide(surface, a, b.halves[0], found)
    collide(surface, a, b.halves[1], found)
  }
}

/** Adds the line two triangles have in common. */
function cross(surface: Surface, one: number, other: number, found: number[]): void {
  if (!straddles(surface, one, other) || !straddles(surface, other, one)) return
  const { faceNormals } = surface
  const [ax, ay, az] = [faceNormals[one * 3]!, faceNormals[one * 3 + 1]!, faceNormals[one * 3 + 2]!]
  const [bx, by, bz] = [faceNormals[other * 3]!, faceNormals[other * 3 + 1]!, faceNormals[other * 3 + 2]!]
  const along: Vector = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  if (Math.hypot(...along) < MIN_SIN) return
  const first = cut(surface, one, other)
  if (!first) return
  const second = cut(surface, other, one)
  if (!second) return
  const reach = (point: Vector) => point[0] * along[0] + point[1] * along[1] + point[2] * along[2]
  const [low, high] = ordered(first, reach)
  const [start, end] = ordered(second, reach)
  const from = reach(low) > reach(start) ? low : start
  const to = reach(high) < reach(end) ? high : end
  if (reach(to) - reach(from) > 1e-6) found.push(...from, ...to)
}

function ordered([a, b]: [Vector, Vector], reach: (point: Vector) => number): [Vector, Vector] {
  return reach(a) <= reach(b) ? [a, b] : [b, a]
}

/** Returns whether a triangle has corners on both sides of another's plane: most pairs end here. */
function straddles(surface: Surface, triangle: number, plane: number): boolean {
  const first = triangle * 3
  const isAbove = heightOver(surface, plane, first) > 0
  return isAbove !== heightOver(surface, plane, first + 1) > 0 || isAbove !== heightOver(surface, plane, first + 2) > 0
}

/** Height of a corner over the plane of a triangle. */
function heightOver({ points, corners, faceNormals }: Surface, plane: number, corner: number): number {
  const at = corners[corner]! * 3
  const origin = corners[plane * 3]! * 3
  return (
    (points[at]! - points[origin]!) * faceNormals[plane * 3]! +
    (points[at + 1]! - points[origin + 1]!) * faceNormals[plane * 3 + 1]! +
    (points[at + 2]! - points[origin + 2]!) * faceNormals[plane * 3 + 2]!
  )
}

/** Finds where a triangle intersects another's plane; null where it does not. */
function cut(surface: Surface, triangle: number, plane: number): [Vector, Vector] | null {
  const { points, corners } = surface
  const heights = [0, 1, 2].map((corner) => heightOver(surface, plane, triangle * 3 + corner))
  const ends: Vector[] = []
  for (let corner = 0; corner < 3; corner++) {
    const next = (corner + 1) % 3
    const [high, low] = [heights[corner]!, heights[next]!]
    if (high > 0 === low > 0) continue
    const share = high / (high - low)
    const from = corners[triangle * 3 + corner]! * 3
    const to = corners[triangle * 3 + next]! * 3
    const between = (axis: number) => points[from + axis]! + share * (points[to + axis]! - points[from + axis]!)
    ends.push([between(0), between(1), between(2)])
  }
  return ends.length === 2 ? [ends[0]!, ends[1]!] : null
}
