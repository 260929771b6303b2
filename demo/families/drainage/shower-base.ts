import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { ShowerBaseSpec } from '../../models/families.ts'
import { deformed } from '../../models/geometry/deform.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { polygon, rectangle } from '../../models/geometry/outline.ts'
import type { Outline } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { flatFace, skin } from '../../models/geometry/skin.ts'

/** Shower base on y = 0; its back is at z = -depth / 2. */
export function showerBase(spec: ShowerBaseSpec): ProductModel {
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
