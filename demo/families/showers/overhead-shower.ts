import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { OverheadShowerSpec } from '../../models/families.ts'
import { overhead } from '../../models/fittings/overhead.ts'
import { addWallArm, addDropArm } from './shower-arm.ts'

/** Overhead shower on its arm; without an arm it hangs from y = 0. */
export function overheadShower(spec: OverheadShowerSpec): ProductModel {
  const onWall = spec.arm.startsWith('wall')
  const model = assembly(onWall ? 'wall' : 'ceiling')
  const end = onWall ? addWallArm(model, spec.arm, spec.armLengthMm, spec.flange) : addCeilingArm(model, spec)
  const head = overhead(spec.head, spec.headWidthMm, spec.headDepthMm)
  const [, y, z] = end
  model.add('head', 'finish', head.metal.translate(0, y, z))
  model.add(
    'spray face',
    spec.head === 'ring' || spec.head === 'rose' ? 'spray' : 'finish',
    head.face.translate(0, y, z),
  )
  model.add('nozzles', 'rubber', head.rubber.translate(0, y, z))
  const half = spec.headWidthMm / 2
  model.measure('headWidth', [-half, y - head.dropMm, z], [half, y - head.dropMm, z], 'x')
  if (onWall) model.measure('reach', [0, y, 0], [0, y, z], 'z')
  else if (spec.arm === 'ceiling') model.measure('drop', [0, 0, 0], [0, y - head.dropMm, 0], 'y')
  model.pose(
    onWall
      ? { azimuth: -46, elevation: -11, fill: 0.72 }
      : { azimuth: -34, elevation: -14, fill: spec.arm === 'none' ? 0.66 : 0.72 },
  )
  return model.finish()
}

function addCeilingArm(
  model: Assembly,
  { arm, armLengthMm, flange }: OverheadShowerSpec,
): readonly [number, number, number] {
  if (arm === 'none') return [0, 0, 0]
  addDropArm(model, armLengthMm, flange)
  return [0, -armLengthMm, 0]
}
