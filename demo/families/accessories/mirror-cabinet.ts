import { assembly, type ProductModel } from '../../models/assembly.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { handOver, pair } from '../../sheets/guide/guide.ts'
import { accessoryTools, markHoles } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled } from '../samples.ts'
import { mirrorOutline } from './mirror.ts'

export type MirrorCabinetSpec = {
  family: 'mirror-cabinet'
  doors: 1 | 2 | 3
  /** 400-1500. */
  widthMm: number
  /** 600-900. */
  heightMm: number
  /** 120-170. */
  depthMm: number
  shape: 'rectangle' | 'arch' | 'pill'
  shelf: 'none' | 'below'
}

export const MIRROR_CABINET: ModelFamily<MirrorCabinetSpec> = {
  name: 'mirror-cabinet',
  build: mirrorCabinet,
  limits: { widthMm: [400, 1500], heightMm: [600, 900], depthMm: [120, 170] },
  samples: {
    finishes: ['White', 'Matte White', 'White', 'Matte Black'],
    specs: ([1, 2, 3, 1, 1] as const).map((doors, index) => ({
      family: 'mirror-cabinet',
      doors,
      widthMm: cycled([450, 750, 1200, 500, 450], index),
      heightMm: 720,
      depthMm: 150,
      shape: cycled(['rectangle', 'rectangle', 'rectangle', 'arch', 'pill'] as const, index),
      shelf: index === 1 ? 'below' : 'none',
    })),
  },
  overall: ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  views: ['front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 26_000),
    ...onWall,
  }),
  stuff: 'joinery',
  isUnlicensed: true,
  isShapeless: true,
  guide: (spec) => ({
    tools: [...accessoryTools, 'Two people'],
    needed: ['Blocking or studs behind the rail', 'Screws for the wall at hand'],
    before: [
      'Take doors and shelves out before lifting. Built-in cabinets need an opening 10 mm larger on every side.',
    ],
    setOut: [
      pair('Width x height x depth', `${spec.widthMm} x ${spec.heightMm} x ${spec.depthMm} mm`),
      pair('Lower edge', '1,150 to 1,250 mm above the floor'),
      pair('Load', '6 kg on each shelf'),
    ],
    steps: [
      markHoles,
      {
        title: 'Fix the rail',
        text: 'Screw the rail level into studs or blocking.',
        detail: detail.wallFixing('Screw 6 x 80', 'Stud'),
      },
      {
        title: 'Hang the cabinet',
        text: 'Hang it on the rail, adjust at the hangers, and screw it through the back at the lower edge.',
      },
      { title: 'Hang the doors', text: 'Click the hinges on and set the gaps to 3 mm.' },
    ],
    commissioning: ['Open all doors together: they clear tap, light and wall.', handOver],
  }),
}

/** Cabinet behind mirror doors. */
function mirrorCabinet(spec: MirrorCabinetSpec): ProductModel {
  const model = assembly('wall')
  const { widthMm, heightMm, depthMm, doors } = spec
  const door = 22
  const carcass = depthMm - door - 1
  const below = spec.shelf === 'below' ? 90 : 0
  const high = heightMm - below
  const y = below / 2
  if (spec.shape === 'rectangle') {
    model.add('cabinet', 'finish', slab(rectangle(widthMm, high, 2), carcass, 0.8).translate(0, y, 0))
    const wide = (widthMm - (doors - 1) * 2) / doors
    for (let index = 0; index < doors; index++) {
      const x = -widthMm / 2 + wide / 2 + index * (wide + 2)
      model.add('door', 'finish', slab(rectangle(wide, high, 1.4), 16, 0.6).translate(x, y, carcass + 0.9))
      model.add('glass', 'mirror', slab(rectangle(wide, high, 1.2), 5, 0.7, 0.3).translate(x, y, carcass + 18))
    }
  } else {
    const outline = mirrorOutline({ ...spec, heightMm: high, shape: spec.shape })
    model.add('cabinet', 'finish', slab(outline, carcass, 1).translate(0, y, 0))
    model.add('door', 'finish', slab(outline, 16, 0.8).translate(0, y, carcass + 0.9))
    model.add('glass', 'mirror', slab(outline, 5, 0.8, 0.3).translate(0, y, carcass + 18))
  }
  if (below > 0) {
    const low = -heightMm / 2
    model.add('shelf', 'finish', box(widthMm, 16, carcass, 1).translate(0, low, carcass / 2))
    for (const side of [-1, 1])
      model.add('cheek', 'finish', box(16, below, carcass, 1).translate(side * (widthMm / 2 - 8), low, carcass / 2))
    model.add('shelf back', 'finish', box(widthMm - 30, below, 8, 0.5).translate(0, low, 4))
  }
  model.measure('depth', [widthMm / 2, 0, 0], [widthMm / 2, 0, depthMm], 'z')
  model.pose({ azimuth: -28, elevation: 8, fill: 0.74 })
  return model.finish()
}
