import { Box3, Matrix4, PerspectiveCamera, Vector3 } from 'three'
import type { Mount, ProductModel } from '../../models/assembly.ts'
import type { View } from '../job.ts'

/**
 * Where the camera stands: degrees to the right of straight on, degrees above, how much of the tile is filled, and by
 * which share of the product's height.
 */
export type Angle = { azimuth: number; elevation: number; fill: number; upper?: number }

/** Camera language: one angle per mount, unless the model poses itself. */
export function angleFor(model: ProductModel, view: View): Angle {
  const { mount, portrait } = model
  const fill = portrait?.fill ?? 0.72
  if (view === 'front') return { azimuth: 0, elevation: mount === 'wall' ? 0 : 8, fill }
  if (view === 'side') return { azimuth: -90, elevation: mount === 'wall' ? 0 : 6, fill }
  if (view === 'top') return { azimuth: 0, elevation: 88, fill: 0.76 }
  const hero = {
    ...MOUNT_ANGLE[mount],
    ...(portrait ? { azimuth: portrait.azimuth, elevation: portrait.elevation, fill } : {}),
    ...(portrait?.upper ? { upper: portrait.upper } : {}),
  }
  if (view === 'hero') return hero
  const lean = hero.elevation < 0 ? -12 : 6
  return { azimuth: hero.azimuth * 0.8, elevation: hero.elevation + lean, fill: hero.fill * (portrait?.zoom ?? 2) }
}

const MOUNT_ANGLE: Record<Mount, Angle> = {
  hob: { azimuth: -52, elevation: 14, fill: 0.72 },
  wall: { azimuth: -34, elevation: 14, fill: 0.68 },
  ceiling: { azimuth: -30, elevation: -10, fill: 0.66 },
  floor: { azimuth: -36, elevation: 11, fill: 0.74 },
  bench: { azimuth: -32, elevation: 30, fill: 0.62 },
}

/** Degrees; a long lens, as for catalogues. */
const FIELD_OF_VIEW = 12
/** Up to this elevation in degrees the lens is shifted, so that verticals stay parallel; above it the camera tilts. */
const MOST_SHIFT = 27

/** Camera for a unit-sized scene, with the product's outline centred and filling `fill` of the tile. */
export function frameCamera(points: Float32Array, angle: Angle, target: Vector3 | null): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 60)
  const azimuth = (angle.azimuth * Math.PI) / 180
  const elevation = (angle.elevation * Math.PI) / 180
  const from = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  const framed = angle.upper && !target ? upperPart(points, angle.upper) : points
  const centre = target ? target.clone() : new Vector3()
  let distance = 6
  for (let round = 0; round < 8; round++) {
    place(camera, centre, from, distance)
    const box = projected(framed, camera)
    const half = Math.max(box.max.x - box.min.x, box.max.y - box.min.y) / 2
    distance *= half / angle.fill
    if (target) continue
    recentre(camera, centre, (box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2)
  }
  place(camera, centre, from, distance)
  return camera
}

function upperPart(points: Float32Array, share: number): Float32Array {
  let low = Infinity
  let high = -Infinity
  for (let at = 1; at < points.length; at += 3) {
    low = Math.min(low, points[at]!)
    high = Math.max(high, points[at]!)
  }
  const from = high - (high - low) * share
  const kept: number[] = []
  for (let at = 0; at < points.length; at += 3)
    if (points[at + 1]! >= from) kept.push(points[at]!, points[at + 1]!, points[at + 2]!)
  return Float32Array.from(kept)
}

function place(camera: PerspectiveCamera, centre: Vector3, from: Vector3, distance: number): void {
  camera.position.copy(centre).addScaledVector(from, distance)
  camera.up.set(0, 1, 0)
  if (Math.abs(from.y) > 0.999) camera.up.set(0, 0, -1)
  const isShifted = Math.abs(from.y) <= Math.sin((MOST_SHIFT * Math.PI) / 180)
  camera.lookAt(isShifted ? centre.clone().setY(camera.position.y) : centre)
  camera.updateMatrixWorld(true)
  camera.updateProjectionMatrix()
  if (!isShifted) return
  const { elements } = camera.projectionMatrix
  elements[9] = -(elements[5] * from.y) / Math.hypot(from.x, from.z)
}

function projected(points: Float32Array, camera: PerspectiveCamera): Box3 {
  const matrix = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
  const box = new Box3()
  const point = new Vector3()
  for (let index = 0; index < points.length; index += 3) {
    box.expandByPoint(point.fromArray(points, index).applyMatrix4(matrix))
  }
  return box
}

/** Moves the camera by a distance in the picture, in halves of its side. */
function recentre(camera: PerspectiveCamera, centre: Vector3, x: number, y: number): void {
  const depth = -centre.clone().applyMatrix4(camera.matrixWorldInverse).z
  const scale = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * depth
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
  centre.addScaledVector(right, x * scale * 0.9).addScaledVector(up, y * scale * 0.9)
}

/** What a close-up looks at, in millimetres: the outlet and handle of taps, the middle of anything else. */
export function detailTarget(model: ProductModel): Vector3 {
  const { min, max } = model.bounds
  const centre = model.bounds.getCenter(new Vector3())
  if (model.portrait?.focus) return new Vector3(...model.portrait.focus)
  if (model.mount === 'hob') return new Vector3(centre.x, min.y + (max.y - min.y) * 0.78, centre.z)
  return new Vector3(centre.x, min.y + (max.y - min.y) * 0.62, centre.z)
}
