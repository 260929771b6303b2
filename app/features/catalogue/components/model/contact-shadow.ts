import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, type Vector3 } from 'three'

const TEXTURE_PX = 128
/** Size of the shadow, as a multiple of the object's. */
const SPREAD = 1.7

/** A soft shadow on the ground below something that is centred at the origin. */
export function contactShadow({ x, y, z }: Vector3): Mesh {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = TEXTURE_PX
  const ink = canvas.getContext('2d')
  const middle = TEXTURE_PX / 2
  const fall = ink?.createRadialGradient(middle, middle, 0, middle, middle, middle)
  if (ink && fall) {
    fall.addColorStop(0, 'rgb(0 0 0 / 34%)')
    fall.addColorStop(0.5, 'rgb(0 0 0 / 12%)')
    fall.addColorStop(1, 'rgb(0 0 0 / 0%)')
    ink.fillStyle = fall
    ink.fillRect(0, 0, TEXTURE_PX, TEXTURE_PX)
  }
  const material = new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false })
  const shadow = new Mesh(new PlaneGeometry(x * SPREAD, z * SPREAD), material)
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = -y / 2
  return shadow
}
