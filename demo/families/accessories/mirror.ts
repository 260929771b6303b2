import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { withNormals } from '../../models/geometry/flutes.ts'
import { ellipse, grownAlongNormals, polygon, rectangle, type Outline } from '../../models/geometry/outline.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { handOver, pair } from '../../sheets/guide/guide.ts'
import {
  accessoryNeeded,
  accessoryTools,
  drillHoles,
  fixBrackets,
  markHoles,
} from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled } from '../samples.ts'
import type { MirrorCabinetSpec } from './mirror-cabinet.ts'

export type MirrorSpec = {
  family: 'mirror'
  shape: 'round' | 'pill' | 'arch' | 'rectangle' | 'soft-rectangle' | 'organic'
  /** 350-1500. */
  widthMm: number
  /** 450-1200. */
  heightMm: number
  frame: 'none' | 'thin' | 'deep' | 'led'
}

export const MIRROR: ModelFamily<MirrorSpec> = {
  name: 'mirror',
  build: mirror,
  limits: { widthMm: [350, 1500], heightMm: [450, 1200] },
  samples: {
    finishes: ['Matte Black', 'Brushed Brass', 'Chrome', 'Brushed Nickel', 'Matte Black'],
    specs: (['round', 'pill', 'arch', 'rectangle', 'soft-rectangle', 'organic'] as const).map((shape, index) => ({
      family: 'mirror',
      shape,
      widthMm: cycled([600, 450, 600, 900, 750, 700], index),
      heightMm: cycled([600, 900, 900, 750, 900, 800], index),
      frame: cycled(['thin', 'deep', 'led', 'none', 'thin', 'none'] as const, index),
    })),
  },
  overall: ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  views: ['front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 62_000),
    ...onWall,
  }),
  stuff: 'mirror',
  isUnlicensed: true,
  isShapeless: true,
  guide: (spec) => ({
    tools: [...accessoryTools, 'Two people'],
    needed: [...accessoryNeeded, ...(spec.frame === 'led' ? ['Supply by a licensed electrician'] : [])],
    before: [
      'The wall must be dry, flat to 2 mm and able to carry the mirror.',
      ...(spec.frame === 'led'
        ? ['Electrical work is done by a licensed electrician to AS/NZS 3000; keep out of zones 0 to 2.']
        : []),
    ],
    setOut: [
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Middle', '1,500 to 1,600 mm above the floor'),
    ],
    steps: [
      markHoles,
      drillHoles,
      fixBrackets('Screw 5 x 50'),
      {
        title: 'Hang',
        text: 'Two people lift the mirror onto its brackets and let it down slowly. Leave 3 mm of air behind it.',
      },
    ],
    commissioning: ['Check level and all four corners by hand.', handOver],
  }),
}

/** Mirror on the wall, y = 0 at its middle. */
function mirror(spec: MirrorSpec): ProductModel {
  const model = assembly('wall')
  const outline = mirrorOutline(spec)
  const framed = spec.frame === 'thin' || spec.frame === 'deep'
  const deep = spec.frame === 'deep' ? 34 : spec.frame === 'thin' ? 22 : 26
  const border = framed ? (spec.frame === 'deep' ? 4 : 9) : 0
  if (framed) {
    model.add(
      'frame',
      'finish',
      sheath(outline, [
        [0, 0],
        [0, deep, 1],
        [-border, deep, 0.8],
        [-border, deep - 8],
      ]),
    )
    model.add(
      'glass',
      'mirror',
      slab((outset = 0) => outline(outset - border - 0.2), deep - 6, 0.4),
    )
  } else {
    model.add(
      'backing',
      'plastic-grey',
      slab((outset = 0) => outline(outset - 16), deep - 6, 0.5),
    )
    if (spec.frame === 'led')
      model.add(
        'light',
        'light',
        sheath(
          (outset = 0) => outline(outset - 13),
          [
            [0, deep - 13],
            [0, deep - 5.4],
          ],
        ),
      )
    model.add('glass', 'mirror', slab(outline, 5, 1.1, 0.4).translate(0, 0, deep - 5))
    if (spec.frame === 'led') addFrostedBand(model, outline, deep)
  }
  model.measure('width', [-spec.widthMm / 2, 0, deep], [spec.widthMm / 2, 0, deep], 'x')
  model.measure('height', [0, -spec.heightMm / 2, deep], [0, spec.heightMm / 2, deep], 'y')
  model.pose({ azimuth: -22, elevation: 6, fill: 0.72 })
  return model.finish()
}

/** Lit band inside the edge. */
function addFrostedBand(model: Assembly, outline: Outline, deep: number): void {
  const band = sheath(
    outline,
    [
      [-30, deep - 0.2],
      [-30, deep + 0.3],
      [-16, deep + 0.3],
      [-16, deep - 0.2],
    ].toReversed() as [number, number][],
  )
  model.add('lit band', 'light', band)
}

export function mirrorOutline({
  shape,
  widthMm,
  heightMm,
}: MirrorSpec | (MirrorCabinetSpec & { shape: MirrorSpec['shape'] })): Outline {
  switch (shape) {
    case 'round':
      return ellipse(widthMm, heightMm, 128)
    case 'pill':
      return rectangle(widthMm, heightMm, Math.min(widthMm, heightMm) / 2)
    case 'arch':
      return archOutline(widthMm, heightMm)
    case 'soft-rectangle':
      return rectangle(widthMm, heightMm, 60)
    case 'organic':
      return pebble(widthMm, heightMm)
    case 'rectangle':
      return rectangle(widthMm, heightMm, 2)
  }
}

function archOutline(widthMm: number, heightMm: number): Outline {
  const x = widthMm / 2
  const y = heightMm / 2
  return polygon([
    [-x, -y, 3],
    [x, -y, 3],
    [x, y, x * 0.999],
    [-x, y, x * 0.999],
  ])
}

function pebble(widthMm: number, heightMm: number): Outline {
  const points = Array.from({ length: 128 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 128
    const swell = 1 + 0.07 * Math.cos(2 * angle + 0.6) + 0.05 * Math.sin(3 * angle)
    return { x: Math.cos(angle) * swell, y: Math.sin(angle) * swell }
  })
  const spanX = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))
  const spanY = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y))
  const midX = (Math.max(...points.map(({ x }) => x)) + Math.min(...points.map(({ x }) => x))) / 2
  const midY = (Math.max(...points.map(({ y }) => y)) + Math.min(...points.map(({ y }) => y))) / 2
  return grownAlongNormals(
    withNormals(points.map(({ x, y }) => ({ x: ((x - midX) / spanX) * widthMm, y: ((y - midY) / spanY) * heightMm }))),
  )
}
