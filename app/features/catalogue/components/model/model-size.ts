import { Box3, Vector3, type Object3D } from 'three'
import { formatLengthMm } from '@specify/core/text/length-text.ts'

/** glTF is in metres. */
const MM_PER_UNIT = 1_000

export function modelSizeMm(model: Object3D): readonly [number, number, number] {
  const { x, y, z } = new Box3().setFromObject(model).getSize(new Vector3())
  return [formatLengthMm(x * MM_PER_UNIT), formatLengthMm(y * MM_PER_UNIT), formatLengthMm(z * MM_PER_UNIT)]
}
