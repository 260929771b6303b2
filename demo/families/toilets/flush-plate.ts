import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addFlushPlate } from '../../models/fittings/flush-plate.ts'
import * as detail from '../../sheets/guide/details.ts'
import { handOver, pair } from '../../sheets/guide/guide.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { METALS } from '../samples.ts'

/** Remote wall plate or single flush button. */
export type FlushPlateSpec = {
  family: 'flush-plate'
  form: 'rectangle' | 'soft-rectangle' | 'square' | 'round' | 'oval'
  buttons: 'round' | 'rectangular' | 'split' | 'touchless' | 'raised'
  /** 50-250. */
  widthMm: number
  /** 50-170. */
  heightMm: number
}

export const FLUSH_PLATE: ModelFamily<FlushPlateSpec> = {
  name: 'flush-plate',
  build: flushPlate,
  limits: { widthMm: [50, 250], heightMm: [50, 170] },
  samples: {
    finishes: METALS,
    specs: (
      [
        ['soft-rectangle', 'round', 246, 164],
        ['rectangle', 'rectangular', 246, 164],
        ['rectangle', 'split', 220, 150],
        ['rectangle', 'touchless', 246, 164],
        ['oval', 'round', 230, 150],
        ['round', 'raised', 76, 76],
        ['square', 'round', 66, 66],
        ['soft-rectangle', 'raised', 240, 150],
      ] as const
    ).map(([form, buttons, widthMm, heightMm]) => ({ family: 'flush-plate', form, buttons, widthMm, heightMm })),
  },
  overall: ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  views: ['front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.15 + (spec.widthMm * spec.heightMm) / 90_000),
  }),
  stuff: 'metal-and-plastic',
  guide: (spec) => ({
    tools: ['Screwdriver', 'Small saw for the rods'],
    needed: ['In-wall cistern of the same brand'],
    before: [
      'Fit the plate when tiling and grouting are done. The opening gives access to the valves: never seal the plate to the wall.',
    ],
    setOut: [
      pair('Plate', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Opening', 'As the protection box of the cistern'),
      pair('Height', 'Buttons 600 to 1,100 mm above the floor where AS 1428.1:2021 applies'),
    ],
    steps: [
      { title: 'Clear the opening', text: 'Take the protection box out and check that the stop valve can be reached.' },
      {
        title: 'Set the rods',
        text: 'Screw the rods in until they end 2 mm short of the buttons.',
        detail: detail.concealedDepth('15–60 mm'),
      },
      { title: 'Fix the frame', text: 'Screw the frame on level. It lies on the tiles with its whole edge.' },
      {
        title: 'Press the plate on',
        text: 'Press on the corners until they click. To take it off, lift it at the lower edge.',
      },
    ],
    commissioning: ['Flush full and half: both buttons come back by themselves.', handOver],
  }),
}

/** Wall plate or single remote button. */
function flushPlate(spec: FlushPlateSpec): ProductModel {
  const model = assembly('wall')
  addFlushPlate(model, spec, 0)
  model.measure('plateWidth', [-spec.widthMm / 2, 0, 0], [spec.widthMm / 2, 0, 0], 'x')
  model.measure('plateHeight', [0, -spec.heightMm / 2, 0], [0, spec.heightMm / 2, 0], 'y')
  model.pose({ azimuth: -26, elevation: 10, fill: 0.6 })
  return model.finish()
}
