import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addCistern } from '../../models/fittings/cistern.ts'
import { addInWallCistern, addWallFrame } from '../../models/fittings/wall/wall-frame.ts'
import type { FlushButtonForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { SEALS, UP } from '../../sheets/exploded/assemblies.ts'
import * as detail from '../../sheets/guide/details.ts'
import { isolate, pair, WATER_RULES, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { inWallSteps, lineUp, sanitaryTools, toiletCommissioning } from '../../sheets/guide/kinds/sanitaryware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Cistern on its own. */
export type CisternSpec = {
  family: 'cistern'
  form: 'close-coupled' | 'connector' | 'in-wall' | 'in-wall-frame'
  /** 340-520. */
  widthMm: number
  /** 330-480; frames 820-1140. */
  heightMm: number
  /** 110-190. */
  depthMm: number
  button: FlushButtonForm
}

export const CISTERN: ModelFamily<CisternSpec> = {
  name: 'cistern',
  build: cistern,
  limits: { widthMm: [340, 520], heightMm: [330, 1140], depthMm: [110, 190] },
  samples: {
    finishes: ['White'],
    specs: (['close-coupled', 'connector', 'in-wall', 'in-wall-frame'] as const).map((form, index) => ({
      family: 'cistern',
      form,
      widthMm: cycled([390, 440, 420, 500], index),
      heightMm: cycled([390, 350, 460, 1130], index),
      depthMm: cycled([165, 150, 90, 150], index),
      button: cycled(['round', 'raised', 'square', 'oval'] as const, index),
    })),
  },
  overall: ({ form, widthMm, heightMm, depthMm }) =>
    form === 'close-coupled' ? { width: widthMm, height: heightMm, depth: depthMm } : {},
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': spec.form.startsWith('in-wall') ? 'In-wall' : spec.form === 'connector' ? 'Wall mounted' : 'On pan',
    'net-weight': kilograms(
      spec.form === 'in-wall-frame' ? 15 + spec.heightMm * 0.003 : spec.form === 'close-coupled' ? 11.5 : 4.2,
    ),
  }),
  stuff: 'plastic',
  hasCistern: true,
  assembly: {
    branches: [
      {
        from: ['cistern lid', 'access', 'cistern'],
        towards: UP,
        pieces: [{ loose: 'outlet-valve' }, { loose: 'inlet-valve' }, { own: ['cistern lid', 'button', 'button gap'] }],
      },
      SEALS,
    ],
  },
  guide: (spec) => ({
    tools: sanitaryTools,
    needed: [
      '1/2" stop valve',
      ...(spec.form.startsWith('in-wall') ? ['Flush plate or button', 'Lining 2 x 10 mm'] : ['Two wall screws 6 x 60']),
    ],
    before: [...WATER_RULES.slice(0, 1), ...WET_AREA_RULES],
    setOut: [
      pair('Width x height x depth', `${spec.widthMm} x ${spec.heightMm} x ${spec.depthMm} mm`),
      pair('Inlet', '1/2" BSP, 50 to 800 kPa'),
      pair('Cold water only', 'At most 25 °C'),
    ],
    steps: [
      isolate,
      ...(spec.form.startsWith('in-wall')
        ? inWallSteps()
        : [
            lineUp,
            {
              title: 'Fix to the wall',
              text: 'Hang the cistern on its screws, level, and join it to the pan with a new seal.',
              detail: detail.wallFixing('Screw 6 x 60'),
            },
          ]),
      {
        title: 'Connect the inlet',
        text: 'Rinse the line into a bucket before the valve is connected: grit keeps the inlet from shutting.',
      },
    ],
    commissioning: toiletCommissioning.slice(0, 3),
  }),
}

/** Cistern on its own. */
function cistern(spec: CisternSpec): ProductModel {
  const { widthMm, heightMm, depthMm } = spec
  if (spec.form === 'in-wall-frame') {
    const model = assembly('floor')
    addWallFrame(model, { widthMm, heightMm, depthMm }, 0)
    model.pose({ azimuth: -30, elevation: 10, fill: 0.78 })
    return model.finish()
  }
  const model = assembly(spec.form === 'connector' ? 'wall' : 'bench')
  if (spec.form === 'in-wall') {
    addInWallCistern(model, { widthMm, heightMm, depthMm }, 0, 0)
    model.pose({ azimuth: -30, elevation: 14, fill: 0.7 })
    return model.finish()
  }
  const raised = spec.button === 'raised' ? 14 : 2
  addCistern(model, { widthMm, heightMm: heightMm - raised, depthMm, design: 'compact', button: spec.button }, 0, 0)
  if (spec.form === 'connector')
    model.add('outlet', 'plastic-white', cylinder(58, 50, 3).translate(0, -44, depthMm / 2))
  model.pose({ azimuth: -32, elevation: 18, fill: 0.68 })
  return model.finish()
}
