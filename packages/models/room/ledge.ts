import type { Bounds, ModelMesh } from '../model-mesh.ts'

/** Places for taps on a basin: distances from its back and its middle, clear of the hole. */
const FROM_BACK_MM = 58
const LOOKED_AT = [-42, -32, 32, 42].flatMap((x) => [46, FROM_BACK_MM, 70].map((z) => [x, z] as const))

/** The height of a basin's surface where a tap stands, in the axes of its model; null where there is none. */
export function ledgeOf(meshes: readonly ModelMesh[], { min, max }: Bounds): { y: number; z: number } | null {
  const middle = (min[0] + max[0]) / 2
  const heights = LOOKED_AT.map(() => -Infinity)
  for (const { positions, index } of meshes) {
    for (let at = 0; at + 2 < index.length; at += 3) {
      const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3]
      if (isBeside(positions, [a, b, c], middle, min[2])) continue
      for (const [place, [x, z]] of LOOKED_AT.entries()) {
        const height = heightAt(positions, [a, b, c], middle + x, min[2] + z)
        if (height > heights[place]!) heights[place] = height
      }
    }
  }
  const above = heights.filter((height) => height > min[1]).toSorted((p, q) => p - q)
  const y = above[Math.floor(above.length / 2)]
  return y === undefined ? null : { y, z: min[2] + FROM_BACK_MM }
}

const REACH_MM = Math.max(...LOOKED_AT.map(([x]) => x))
const FIRST_MM = Math.min(...LOOKED_AT.map(([, z]) => z))
const LAST_MM = Math.max(...LOOKED_AT.map(([, z]) => z))

/** Returns whether a triangle is above none of the places, as nearly all are. */
function isBeside(p: Float32Array, [a, b, c]: readonly [number, number, number], x: number, z: number): boolean {
  return (
    Math.max(p[a]!, p[b]!, p[c]!) < x - REACH_MM ||
    Math.min(p[a]!, p[b]!, p[c]!) > x + REACH_MM ||
    Math.max(p[a + 2]!, p[b + 2]!, p[c + 2]!) < z + FIRST_MM ||
    Math.min(p[a + 2]!, p[b + 2]!, p[c + 2]!) > z + LAST_MM
  )
}

/** Height of a triangle above a place of the floor; minus infinity beside it. */
function heightAt(p: Float32Array, [a, b, c]: readonly [number, number, number], x: number, z: number): number {
  const area = (p[b]! - p[a]!) * (p[c + 2]! - p[a + 2]!) - (p[b + 2]! - p[a + 2]!) * (p[c]! - p[a]!)
  if (Math.abs(area) < 1e-9) return -Infinity
  const ofA = ((p[c]! - p[b]!) * (z - p[b + 2]!) - (p[c + 2]! - p[b + 2]!) * (x - p[b]!)) / area
  const ofB = ((p[a]! - p[c]!) * (z - p[c + 2]!) - (p[a + 2]! - p[c + 2]!) * (x - p[c]!)) / area
  const ofC = 1 - ofA - ofB
  return ofA < 0 || ofB < 0 || ofC < 0 ? -Infinity : ofA * p[a + 1]! + ofB * p[b + 1]! + ofC * p[c + 1]!
}
