import { Box3, Vector3, type Object3D, type PerspectiveCamera } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'

export const FIELD_OF_VIEW = 30
const FILL = 0.8

export function centre(model: Object3D): Vector3 {
  const bounds = new Box3().setFromObject(model)
  model.position.sub(bounds.getCenter(new Vector3()))
  return bounds.getSize(new Vector3())
}

export function stand(camera: PerspectiveCamera, controls: OrbitControls, size: Vector3): void {
  const distance = size.length() / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360) / FILL
  camera.position.copy(new Vector3(-0.55, 0.35, 1).normalize().multiplyScalar(distance))
  camera.near = distance / 100
  camera.far = distance * 10
  camera.updateProjectionMatrix()
  controls.minDistance = distance / 4
  controls.maxDistance = distance * 2
  controls.target.set(0, 0, 0)
  controls.update()
}
