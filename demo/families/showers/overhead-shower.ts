import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { overhead } from '../../models/fittings/overhead.ts'
import { OVERHEAD_FORMS, type OverheadForm, type PlateForm } from '../../models/forms.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { outletGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'
import { addDropArm, addWallArm } from './shower-arm.ts'

/** Overhead shower, with or without its arm. */
export type OverheadShowerSpec = {
  family: 'overhead-shower'
  head: OverheadForm
  /** 80-400. */
  headWidthMm: number
  /** Front to back of a `rectangle`; left out: the same as the width. */
  headDepthMm?: number
  arm: 'wall-straight' | 'wall-angled' | 'wall-gooseneck' | 'ceiling' | 'none'
  /** Wall or ceiling to the centre of the head, 100-500. */
  armLengthMm: number
  flange: PlateForm
}

export const OVERHEAD_SHOWER: ModelFamily<OverheadShowerSpec> = {
  name: 'overhead-shower',
  build: overheadShower,
  limits: { headWidthMm: [80, 400], armLengthMm: [100, 500] },
  samples: {
    finishes: METALS,
    specs: [
      ...OVERHEAD_FORMS.map((head, index) => ({
        family: 'overhead-shower' as const,
        head,
        headWidthMm: head === 'rose' ? 90 : head === 'rectangle' ? 340 : 240,
        ...(head === 'rectangle' ? { headDepthMm: 220 } : {}),
        arm: head === 'rose' ? ('wall-angled' as const) : cycled(['wall-straight', 'wall-gooseneck'] as const, index),
        armLengthMm: head === 'rose' ? 170 : 380,
        flange: cycled(['round', 'soft-square', 'square'] as const, index),
      })),
      ...(['ceiling', 'ceiling', 'none', 'wall-angled'] as const).map((arm, index) => ({
        family: 'overhead-shower' as const,
        head: cycled(['round', 'square', 'round', 'round'] as const, index),
        headWidthMm: 250,
        arm,
        armLengthMm: arm === 'ceiling' ? 220 : 340,
        flange: cycled(['round', 'square'] as const, index),
      })),
    ],
  },
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, depth }) => ({
    'shower-head-diameter': spec.headWidthMm,
    width,
    depth,
    ...(spec.arm === 'none' ? {} : { length: spec.armLengthMm }),
    'mount-type': spec.arm === 'ceiling' ? 'Ceiling mounted' : spec.arm === 'none' ? 'On arm' : 'Wall mounted',
    'net-weight': kilograms(0.3 + spec.headWidthMm * 0.0045 + (spec.arm === 'none' ? 0 : 0.5)),
  }),
  stuff: 'metal-and-plastic',
  guide: (spec) =>
    outletGuide('arm and the head', [
      pair('Height of the head', '2,000 to 2,150 mm above the floor'),
      pair(
        'Arm',
        spec.arm === 'none'
          ? '1/2" BSP male, any length to 450 mm'
          : `${spec.armLengthMm} mm to the centre of the head`,
      ),
      pair('Head', `${spec.headWidthMm} mm; hold the ball joint when turning it`),
    ]),
}

/** Overhead shower on its arm; without an arm it hangs from y = 0. */
function overheadShower(spec: OverheadShowerSpec): ProductModel {
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
