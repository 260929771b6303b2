import { Box3, Matrix4, PerspectiveCamera, Vector3 } from 'three'
import type { Mount, ProductModel } from '../../models/assembly.ts'
import type { View } from '../job.ts'

/** Where the camera stands: degrees to the right of straight on, degrees above, and how much of the tile is filled. */
export type Angle = { azimuth: number; elevation: number; fill: number }

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
  }
  if (view === 'hero') return hero
  const lean = hero.elevation < 0 ? -12 : 6
  return { azimuth: hero.azimuth * 0.8, elevation: hero.elevation + lean, fill: hero.fill * (portrait?.zoom ?? 2) }
}

const MOUNT_ANGLE: Record<Mount, Angle> = {
  hob: { azimuth: -52, elevation: 14, fill: 0.72 },
  wall: { azimuth: -34, elevation: 14, fill: 0.68 },
  ceiling: { azimuth: -30, elevation: -10, fill: 0.66 },
  floor: { azimuth: -36, elevation: 16, fill: 0.74 },
  bench: { azimuth: -32, elevation: 30, fill: 0.62 },
}

const FIELD_OF_VIEW = 19

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
  const centre = target ? target.clone() : new Vector3()
  let distance = 6
  for (let round = 0; round < 8; round++) {
    place(camera, centre, from, distance)
    const box = projected(points, camera)
    const half = Math.max(box.max.x - box.min.x, box.max.y - box.min.y) / 2
    distance *= half / angle.fill
    if (target) continue
    shift(camera, centre, (box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2, distance)
  }
  place(camera, centre, from, distance)
  return camera
}

function place(camera: PerspectiveCamera, centre: Vector3, from: Vector3, distance: number): void {
  camera.position.copy(centre).addScaledVector(from, distance)
  camera.up.set(0, 1, 0)
  if (Math.abs(from.y) > 0.999) camera.up.set(0, 0, -1)
  camera.lookAt(centre)
  camera.updateMatrixWorld(true)
  camera.updateProjectionMatrix()
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

function shift(camera: PerspectiveCamera, centre: Vector3, x: number, y: number, distance: number): void {
  const scale = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * distance
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
