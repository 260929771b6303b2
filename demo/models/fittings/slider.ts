import { Matrix4, Vector3, type BufferGeometry } from 'three'
import type { Assembly } from '../assembly.ts'
import type { HandShowerForm } from '../forms.ts'
import { lathe } from '../geometry/lathe.ts'
import { rectangle } from '../geometry/outline.ts'
import { aimed, degrees, type Point3 } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'
import { handShower } from './hand-shower.ts'
import { hoseNut } from './hose.ts'

const LEAN = 16
const BELOW_HOLDER = 34

/** Hand shower in a conical holder at `at`, leaning out of the wall. Returns the end of its hose nut. */
export function addHeldShower(model: Assembly, form: HandShowerForm, widthMm: number, at: Point3): Point3 {
  const lean = degrees(LEAN)
  const up: Point3 = [0, Math.cos(lean), Math.sin(lean)]
  const holder = lathe([
    [11.6, -13, 0.6],
    [15, -13, 1],
    [16.5, 13, 1],
    [12.6, 13, 0.6],
    [11.6, -13],
  ])
  model.add('holder', 'finish', aimed(holder, at, up))
  const shower = handShower(form, widthMm)
  const from = new Vector3(...at).addScaledVector(new Vector3(...up), -BELOW_HOLDER)
  const place = new Matrix4().makeTranslation(from).multiply(new Matrix4().makeRotationX(lean))
  model.add('hand shower', 'finish', shower.parts.metal.applyMatrix4(place))
  const face = shower.parts.face.applyMatrix4(place)
  model.add('spray face', 'spray', face)
  measureFace(model, face)
  model.add('nozzles', 'rubber', shower.parts.rubber.applyMatrix4(place))
  const down: Point3 = [0, -up[1], -up[2]]
  model.add('hose nut', 'finish', hoseNut([from.x, from.y, from.z], down, 13))
  const end = from.addScaledVector(new Vector3(...down), 26)
  return [end.x, end.y, end.z]
}

function measureFace(model: Assembly, face: BufferGeometry): void {
  face.computeBoundingBox()
  const box = face.boundingBox
  if (!box) return
  const y = (box.min.y + box.max.y) / 2
  const z = (box.min.z + box.max.z) / 2
  model.measure('headWidth', [box.min.x, y, z], [box.max.x, y, z], 'x')
}

/** Sliding clamp around a vertical rail at x = 0, with an arm to the holder. Returns the place of the holder. */
export function addSlider(model: Assembly, y: number, railZ: number, railMm: number): Point3 {
  const body = slab(rectangle(railMm + 16, railMm + 14, 7), 42, 3).rotateX(-Math.PI / 2)
  model.add('slider', 'finish', body.translate(0, y - 21, railZ))
  const knob = lathe([
    [0, 0],
    [9, 0],
    [9, 3],
    [12, 4, 0.6],
    [12, 16, 1.6],
    [0, 16],
  ])
  model.add('slider knob', 'finish', aimed(knob, [railMm / 2 + 6, y, railZ], [1, 0, 0]))
  const arm = lathe([
    [0, 0],
    [9, 0],
    [9, 24],
    [0, 24],
  ])
  model.add('slider arm', 'finish', aimed(arm, [0, y, railZ + railMm / 2], [0, 0, 1]))
  return [0, y, railZ + railMm / 2 + 27]
}
