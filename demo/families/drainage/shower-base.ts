import { assembly, type ProductModel } from '../../models/assembly.ts'
import { deformed } from '../../models/geometry/deform.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { polygon, rectangle, type Outline } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { flatFace, skin } from '../../models/geometry/skin.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, handOver, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { basinTools, fitWaste } from '../../sheets/guide/kinds/basins-and-sinks.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'

/** Shower base. */
export type ShowerBaseSpec = {
  family: 'shower-base'
  shape: 'rectangle' | 'quadrant' | 'neo-angle'
  /** 750-1800. */
  widthMm: number
  /** 750-1200. */
  depthMm: number
  /** 25-100. */
  heightMm: number
  waste: 'centre' | 'rear' | 'side' | 'channel'
  surface: 'smooth' | 'slate' | 'ribbed'
}

export const SHOWER_BASE: ModelFamily<ShowerBaseSpec> = {
  name: 'shower-base',
  build: showerBase,
  limits: { widthMm: [750, 1800], depthMm: [750, 1200], heightMm: [25, 100] },
  samples: {
    finishes: ['White', 'White', 'Matte White', 'Matte Grey', 'White'],
    specs: (
      [
        ['rectangle', 1200, 900, 40, 'rear', 'smooth'],
        ['quadrant', 900, 900, 60, 'centre', 'smooth'],
        ['rectangle', 1600, 800, 30, 'side', 'slate'],
        ['rectangle', 1000, 900, 35, 'channel', 'slate'],
        ['neo-angle', 1000, 1000, 60, 'centre', 'smooth'],
        ['rectangle', 900, 900, 45, 'centre', 'ribbed'],
      ] as const
    ).map(([shape, widthMm, depthMm, heightMm, waste, surface]) => ({
      family: 'shower-base',
      shape,
      widthMm,
      depthMm,
      heightMm,
      waste,
      surface,
    })),
  },
  overall: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  views: ['plan', 'front'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'waste-position': { centre: 'Centre', rear: 'Rear', side: 'Side', channel: 'Channel' }[spec.waste],
    'mount-type': 'Floor mounted',
    'net-weight': kilograms((spec.widthMm * spec.depthMm) / 42_000),
  }),
  stuff: 'acrylic',
  isShapeless: true,
  guide: (spec) => ({
    tools: [...basinTools, 'Trowel'],
    needed: ['Waste 50 or 90 mm and trap', 'Mortar bed of sand and cement, 5 : 1', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Width x depth x height', `${spec.widthMm} x ${spec.depthMm} x ${spec.heightMm} mm`),
      pair('Floor recess for the trap', '300 x 300 mm round the waste'),
      pair('Walls', 'Base first, lining and membrane lap over its upstand'),
    ],
    steps: [
      {
        title: 'Check the place',
        text: 'Set the base dry between the studs, level both ways, and mark the waste on the floor.',
      },
      fitWaste,
      {
        title: 'Bed',
        text: 'Spread the mortar 30 mm high over the whole floor, press the base down until it is level, and do not step on it for 24 hours.',
        detail: detail.levellingFoot('level'),
      },
      {
        title: 'Line and tile',
        text: 'Bring membrane and lining over the upstand and leave 5 mm between tile and base.',
      },
      {
        title: 'Seal',
        text: 'Fill the joint with silicone; it takes up the movement of the floor.',
        detail: detail.sealBead(),
      },
    ],
    commissioning: ['Close the waste, fill 20 mm deep and wait an hour: the level stays.', handOver],
  }),
}

/** Shower base on y = 0; its back is at z = -depth / 2. */
function showerBase(spec: ShowerBaseSpec): ProductModel {
  const model = assembly('floor')
  const { widthMm, depthMm, heightMm } = spec
  const outline = outlineOf(spec)
  const rim = spec.surface === 'slate' ? 18 : 42
  const sunk = spec.surface === 'slate' ? 6 : Math.min(26, heightMm * 0.5)
  const soft = Math.min(sunk * 0.9, 14)
  const shell = merged(
    sheath(
      outline,
      [
        [-8, 0],
        [-1, 0, 2],
        [0, heightMm, 5],
        [-rim, heightMm, 6],
        [-rim - sunk * 0.7, heightMm - sunk, soft],
        [-rim - sunk * 0.7 - 40, heightMm - sunk],
      ],
      'foot',
    ),
    flatFace(outline(-rim - sunk * 0.7 - 39), [], heightMm - sunk, 'up'),
  )
  model.add('base', 'finish', upright(shell))
  const floorY = heightMm - sunk
  const [x, z] = wastePlace(spec)
  if (spec.surface === 'slate') addSlate(model, spec, floorY)
  if (spec.surface === 'ribbed') addRibs(model, spec, floorY)
  if (spec.waste === 'channel') {
    model.add(
      'channel cover',
      'trim',
      box(Math.min(widthMm, depthMm) * 0.62, 4, 56, 1.6, 4).translate(x, floorY - 0.4, z),
    )
    model.add(
      'channel gap',
      'dark',
      box(Math.min(widthMm, depthMm) * 0.62 + 8, 0.6, 64, 0.1, 5).translate(x, floorY, z),
    )
  } else {
    model.add('waste gap', 'dark', cylinder(120, 0.6, 0.1).translate(x, floorY, z))
    model.add(
      'waste',
      'trim',
      lathe([
        [0, 0],
        [56, 0],
        [56, 3.4, 1.4],
        [20, 5.4, 30],
        [0, 5.6],
      ]).translate(x, floorY + 0.3, z),
    )
  }
  model.measure('width', [-widthMm / 2, heightMm, 0], [widthMm / 2, heightMm, 0], 'x')
  model.measure('depth', [0, heightMm, -depthMm / 2], [0, heightMm, depthMm / 2], 'z')
  model.measure('wasteFromSide', [-widthMm / 2, heightMm, z], [x, heightMm, z], 'x')
  model.measure('wasteFromBack', [x, heightMm, -depthMm / 2], [x, heightMm, z], 'z')
  model.pose({ azimuth: -30, elevation: 34, fill: 0.8 })
  return model.finish()
}

function outlineOf({ shape, widthMm, depthMm }: ShowerBaseSpec): Outline {
  const x = widthMm / 2
  const y = depthMm / 2
  if (shape === 'quadrant') {
    return polygon([
      [-x, y, 8],
      [-x, -y, 8],
      [x, -y, Math.min(widthMm, depthMm) * 0.58],
      [x, y, 8],
    ])
  }
  if (shape === 'neo-angle') {
    return polygon([
      [-x, y, 8],
      [-x, -y, 8],
      [x - widthMm * 0.42, -y, 12],
      [x, -y + depthMm * 0.42, 12],
      [x, y, 8],
    ])
  }
  return rectangle(widthMm, depthMm, 12)
}

function wastePlace({ waste, widthMm, depthMm }: ShowerBaseSpec): [number, number] {
  if (waste === 'rear') return [0, -depthMm / 2 + 150]
  if (waste === 'side') return [-widthMm / 2 + 160, 0]
  if (waste === 'channel') return [0, -depthMm / 2 + 96]
  return [0, 0]
}

/** Riven stone face: a shallow relief over the whole floor. */
function addSlate(model: ReturnType<typeof assembly>, { widthMm, depthMm }: ShowerBaseSpec, floorY: number): void {
  const columns = 90
  const rows = Math.round((columns * depthMm) / widthMm)
  const w = widthMm - 60
  const d = depthMm - 60
  const relief = (x: number, z: number) =>
    0.9 +
    0.7 * Math.sin(x * 0.031 + Math.sin(z * 0.043) * 1.6) * Math.sin(z * 0.027 + Math.sin(x * 0.037)) +
    0.35 * Math.sin(x * 0.11 + z * 0.07) * Math.sin(z * 0.13 - x * 0.05)
  const plane = flatGrid(w, d, columns, rows)
  model.add(
    'surface',
    'finish',
    deformed(plane, (at) => {
      const edge = Math.min(1, (w / 2 - Math.abs(at.x)) / 14, (d / 2 - Math.abs(at.z)) / 14)
      at.y += floorY - 0.6 + relief(at.x, at.z) * Math.max(0, edge)
    }),
  )
}

function flatGrid(width: number, depth: number, columns: number, rows: number) {
  const strips: { x: number; y: number; z: number; nx: number; ny: number; nz: number }[][] = []
  for (let row = 0; row <= rows; row++) {
    strips.push(
      Array.from({ length: columns + 1 }, (_, column) => ({
        x: (column / columns - 0.5) * width,
        y: 0,
        z: (0.5 - row / rows) * depth,
        nx: 0,
        ny: 1,
        nz: 0,
      })),
    )
  }
  return skin(strips, false)
}

function addRibs(
  model: ReturnType<typeof assembly>,
  { widthMm, depthMm, shape }: ShowerBaseSpec,
  floorY: number,
): void {
  if (shape !== 'rectangle') return
  const count = Math.floor((depthMm - 220) / 26)
  for (let rib = 0; rib < count; rib++) {
    const z = (rib - (count - 1) / 2) * 26
    if (Math.abs(z) < 80) continue
    model.add('rib', 'finish', box(widthMm - 220, 2, 9, 1.6, 4).translate(0, floorY - 0.4, z))
  }
}
