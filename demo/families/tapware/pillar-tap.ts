import { assembly, atHeight, type ProductModel } from '../../models/assembly.ts'
import { hobBody } from '../../models/fittings/body.ts'
import { spout } from '../../models/fittings/spout.ts'
import { isTraditional, spindleCover, tapHandle } from '../../models/fittings/tap-handle.ts'
import { TAP_HANDLE_FORMS, type BodyForm, type TapHandleForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { SEALS, spindle, UP } from '../../sheets/exploded/assemblies.ts'
import { basinSetOut, hobGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, oneHobHole } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Single hot or cold tap on the basin. */
export type PillarTapSpec = {
  family: 'pillar-tap'
  handle: TapHandleForm
  spout: 'tube' | 'arc' | 'flat' | 'taper'
  body: BodyForm
  /** 80-150. */
  heightMm: number
  /** 70-120. */
  spoutReachMm: number
  indicator: 'hot' | 'cold'
}

export const PILLAR_TAP: ModelFamily<PillarTapSpec> = {
  name: 'pillar-tap',
  build: pillarTap,
  limits: { heightMm: [80, 150], spoutReachMm: [70, 120] },
  samples: {
    finishes: METALS,
    specs: TAP_HANDLE_FORMS.map((handle, index) => ({
      family: 'pillar-tap',
      handle,
      spout: cycled(['tube', 'arc', 'flat', 'taper'] as const, index),
      body: cycled(['round', 'tapered', 'soft-square', 'waisted'] as const, index),
      heightMm: 112,
      spoutReachMm: 92,
      indicator: cycled(['hot', 'cold'] as const, index),
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['side', 'front', 'plan'],
  measures: (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.35 + spec.heightMm * 0.003),
    ...oneHobHole,
  }),
  assembly: { branches: [spindle(UP), SEALS] },
  guide: (spec) => hobGuide({ kind: 'tap', setOut: basinSetOut(spec.spoutReachMm) }),
}

const BODY_MM = 27
const BASE_MM = 46

/** Single basin tap; the top of the handle is at `heightMm`. */
function pillarTap(spec: PillarTapSpec): ProductModel {
  return atHeight(spec, pillarTapOnce)
}

function pillarTapOnce(spec: PillarTapSpec): ProductModel {
  const model = assembly('hob')
  const grip = tapHandle(spec.handle)
  const cover = isTraditional(spec.handle) ? 18 : 9
  const bodyTop = spec.heightMm - grip.heightMm - cover - 1
  const body = hobBody(spec.body, BODY_MM, bodyTop, BASE_MM)
  model.add('body', 'finish', body.metal)
  model.add(
    'cover',
    'finish',
    spindleCover(BODY_MM + 3, cover, isTraditional(spec.handle)).translate(0, bodyTop - 0.5, 0),
  )
  model.add('gap', 'dark', cylinder(14, 3, 0.1).translate(0, bodyTop + cover - 1.5, 0))
  model.add('handle', 'finish', grip.metal.translate(0, bodyTop + cover + 1, 0))
  model.add('index', spec.indicator, grip.index.translate(0, bodyTop + cover + 1, 0))
  const thickness = spec.spout === 'taper' ? 22 : 19
  const startY = bodyTop - thickness * 0.62
  const drop = spec.spout === 'arc' ? spec.spoutReachMm * 0.3 : 18
  const water = spout({
    form: spec.spout,
    startY,
    reachMm: spec.spoutReachMm,
    outletY: startY - drop,
    thicknessMm: thickness,
  })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  model.measure('spoutReach', [0, startY - drop, 0], water.outlet, 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], water.outlet, 'y')
  model.measure('baseWidth', [-BASE_MM / 2, 0, 0], [BASE_MM / 2, 0, 0], 'x')
  return model.finish()
}
