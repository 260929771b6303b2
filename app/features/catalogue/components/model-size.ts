import { Box3, Vector3, type Object3D } from 'three'
import { toldMm } from '#app/core/told-length.ts'

/** glTF is in metres. */
const MM_PER_UNIT = 1_000

/** Width, height and depth over all of a model, in millimetres as they are told. */
export function modelSizeMm(model: Object3D): readonly [number, number, number] {
  const { x, y, z } = new Box3().setFromObject(model).getSize(new Vector3())
  return [toldMm(x * MM_PER_UNIT), toldMm(y * MM_PER_UNIT), toldMm(z * MM_PER_UNIT)]
}
