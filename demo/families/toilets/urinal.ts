import { Vector3 } from 'three'
import { assembly, type ProductModel } from '../../models/assembly.ts'
import { smoothSkin } from '../../models/geometry/bowl.ts'
import { cylinder, lathe, ring } from '../../models/geometry/lathe.ts'
import { polygon, rectangle, superellipse, type Outline } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { flatFace } from '../../models/geometry/skin.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, handOver, isolate, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { bedDown, sanitaryTools } from '../../sheets/guide/kinds/sanitaryware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Urinal. `trough` is folded stainless steel for several people. */
export type UrinalSpec = {
  family: 'urinal'
  form: 'round' | 'slim' | 'square' | 'trough'
  /** 280-400; troughs 1200-2400. */
  widthMm: number
  /** 480-700. */
  heightMm: number
  /** 280-380. */
  depthMm: number
}

export const URINAL: ModelFamily<UrinalSpec> = {
  name: 'urinal',
  build: urinal,
  limits: { widthMm: [280, 2400], heightMm: [480, 700], depthMm: [280, 380] },
  samples: {
    finishes: ['White', 'White', 'White', 'Stainless Steel'],
    specs: (['round', 'slim', 'square', 'trough'] as const).map((form, index) => ({
      family: 'urinal',
      form,
      widthMm: cycled([360, 300, 350, 1500], index),
      heightMm: cycled([620, 680, 600, 620], index),
      depthMm: cycled([340, 320, 330, 360], index),
    })),
  },
  overall: ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(spec.form === 'trough' ? spec.widthMm * 0.016 : spec.heightMm * 0.03),
  }),
  stuff: 'ceramic',
  guide: (spec) => ({
    tools: sanitaryTools,
    needed: ['Flush valve or cistern', 'Trap 40 or 50 mm', 'Blocking behind the lining', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Lip', '600 to 650 mm above the floor; one at 380 to 400 mm for children'),
      pair('Between centres', spec.form === 'trough' ? '600 mm of length for each person' : 'At least 700 mm'),
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Inlet', '1/2" BSP, 150 to 500 kPa'),
    ],
    steps: [
      isolate,
      {
        title: 'Set out the wall',
        text: 'Mark the centre line and the height of the lip, and fix blocking where the brackets will be.',
        detail: detail.mountingHeight('600–650', 'Lip of the bowl'),
      },
      { title: 'Fix the brackets', text: 'Screw the hangers on level.', detail: detail.wallFixing('Screw 8 x 80') },
      {
        title: 'Hang and connect',
        text: 'Hang the bowl, push the inlet spigot into its seal, and join the trap by hand.',
      },
      bedDown,
    ],
    commissioning: [
      'Flush ten times; the water wets the whole back and the trap refills.',
      'Set the flush to the volume on the WELS label.',
      handOver,
    ],
  }),
}

/** Urinal; ceramic bowls face the viewer, a trough is folded steel. y = 0 at the lowest point. */
function urinal(spec: UrinalSpec): ProductModel {
  return spec.form === 'trough' ? trough(spec) : ceramicUrinal(spec)
}

function faceOutline({ form, widthMm, heightMm }: UrinalSpec): Outline {
  if (form === 'square') return rectangle(widthMm, heightMm, 46)
  if (form === 'slim') return rectangle(widthMm, heightMm, widthMm * 0.42)
  return superellipse(widthMm, heightMm, 2.5, 120)
}

/** A shell standing off the wall; its mouth leans back so that the lower lip comes forward. */
function ceramicUrinal(spec: UrinalSpec): ProductModel {
  const model = assembly('wall')
  const { heightMm, depthMm } = spec
  const outer = faceOutline(spec)
  const wall = 26
  const lean = (y: number) => (depthMm - 2.8) * (0.62 - ((0.38 * y) / (heightMm / 2)) * 0.98)
  const rim = outer(0)
  const mouth = outer(-wall)
  const rows: Vector3[][] = []
  for (let step = 0; step <= 14; step++) {
    const share = step / 14
    const swell = 0.86 + 0.14 * Math.sin((share * Math.PI) / 2)
    rows.push(rim.map(({ x, y }) => new Vector3(x * swell, y * swell, lean(y) * share)))
  }
  for (let step = 1; step <= 8; step++) {
    const angle = (step / 8) * Math.PI
    const blend = (1 - Math.cos(angle)) / 2
    rows.push(
      rim.map((point, index) => {
        const inner = mouth[index]!
        const y = point.y + (inner.y - point.y) * blend
        return new Vector3(point.x + (inner.x - point.x) * blend, y, lean(y) + Math.sin(angle) * 9)
      }),
    )
  }
  for (let step = 1; step <= 16; step++) {
    const angle = (step / 16) * (Math.PI / 2)
    const keep = Math.cos(angle) ** 0.8
    const sunk = Math.sin(angle) ** 0.8
    const floorZ = 34
    rows.push(
      mouth.map(({ x, y }) => {
        const targetY = -heightMm * 0.22
        return new Vector3(x * keep, targetY + (y - targetY) * keep, lean(y) + (floorZ - lean(y)) * sunk)
      }),
    )
  }
  const back = flatFace(
    rim.map(({ x, y }) => ({ x: x * 0.86, y: y * 0.86 })),
    [],
    0,
    'down',
  )
  model.add('bowl', 'finish', merged(smoothSkin(rows), back).translate(0, heightMm / 2, 0))
  model.add(
    'waste',
    'trim',
    merged(ring(74, 60, 4, 1), cylinder(60, 2, 0.4))
      .rotateX(0.9)
      .translate(0, heightMm * 0.19, depthMm * 0.3),
  )
  model.add(
    'spreader',
    'trim',
    lathe([
      [0, 0],
      [26, 0],
      [22, 12, 4],
      [0, 16],
    ])
      .rotateX(Math.PI / 2)
      .translate(0, heightMm * 0.8, 36),
  )
  model.measure('height', [0, 0, 0], [0, heightMm, 0], 'y')
  model.measure('width', [-spec.widthMm / 2, heightMm / 2, 0], [spec.widthMm / 2, heightMm / 2, 0], 'x')
  model.pose({ azimuth: -34, elevation: 12, fill: 0.74 })
  return model.finish()
}

function trough(spec: UrinalSpec): ProductModel {
  const model = assembly('wall')
  const { widthMm, heightMm, depthMm } = spec
  const sheet = 3
  const profile = polygon([
    [0, 0, 6],
    [depthMm, 20, 24],
    [depthMm, 130, 8],
    [depthMm - 24, 130, 4],
    [depthMm - 24, 130 - sheet, 2],
    [depthMm - sheet, 130 - sheet, 6],
    [depthMm - sheet, 24, 20],
    [70, 24, 60],
    [14, 150, 50],
    [6, heightMm, 1],
    [0, heightMm, 1],
  ])
  const body = slab(profile, widthMm, 1.2)
    .translate(0, 0, -widthMm / 2)
    .rotateY(-Math.PI / 2)
  model.add('trough', 'finish', body)
  for (const side of [-1, 1]) {
    const cheek = polygon([
      [0, 0, 8],
      [depthMm, 20, 24],
      [depthMm, 134, 10],
      [60, 190, 60],
      [12, heightMm, 6],
      [0, heightMm, 3],
    ])
    model.add(
      'end',
      'finish',
      slab(cheek, 4, 1)
        .rotateY(-Math.PI / 2)
        .translate(side < 0 ? -widthMm / 2 + 4 : widthMm / 2, 0, 0),
    )
  }
  model.add(
    'sparge pipe',
    'steel',
    cylinder(22, widthMm - 80, 1)
      .rotateZ(Math.PI / 2)
      .translate(widthMm / 2 - 40, heightMm - 60, 34),
  )
  model.add(
    'waste',
    'steel',
    upright(
      sheath(
        superellipse(90, 90, 2, 48),
        [
          [-20, 0],
          [0, 0, 1],
          [0, 4, 1.5],
          [-20, 4],
        ],
        'both',
      ),
    ).translate(0, 22, depthMm * 0.6),
  )
  model.pose({ azimuth: -30, elevation: 18, fill: 0.8 })
  return model.finish()
}
