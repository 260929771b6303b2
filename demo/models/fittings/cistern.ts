import type { BufferGeometry } from 'three'
import type { Assembly } from '../assembly.ts'
import type { FlushButtonForm, PanDesign } from '../forms.ts'
import { cylinder, lathe, ring } from '../geometry/lathe.ts'
import { ellipse, polygon, rectangle, type Outline } from '../geometry/outline.ts'
import { merged, upright } from '../geometry/placing.ts'
import { sheath, slab } from '../geometry/sheath.ts'

export type CisternShape = {
  widthMm: number
  heightMm: number
  depthMm: number
  design: PanDesign
  button: FlushButtonForm
}

/** Cistern standing on y, its back at z; with lid and button. Its top is at y + height (a raised button stands above). */
export function addCistern(model: Assembly, shape: CisternShape, y: number, backZ: number): void {
  const { widthMm, heightMm, depthMm } = shape
  const corner = shape.design === 'square' ? 22 : shape.design === 'compact' ? 40 : 52
  // The lid stands 2 mm over on every side.
  const outline = cisternOutline(widthMm - 4, depthMm - 4, corner)
  const lidMm = shape.design === 'square' ? 22 : 30
  const tank = heightMm - lidMm - 2
  const z = backZ + depthMm / 2
  const taper = shape.design === 'square' ? -3 : -12
  model.add(
    'cistern',
    'finish',
    upright(
      sheath(
        outline,
        [
          [taper - 6, 0],
          [taper - 1, 0, 5],
          [0, tank, 1.5],
          [-6, tank],
        ],
        'both',
      ),
    ).translate(0, y, z),
  )
  model.add(
    'lid gap',
    'dark',
    upright(
      sheath(outline, [
        [-4, tank - 1],
        [-4, tank + 4],
      ]),
    ).translate(0, y, z),
  )
  const edge = shape.design === 'square' ? 6 : 13
  const lid = upright(
    sheath(
      outline,
      [
        [-3, 0],
        [2, 0, 1.5],
        [2, lidMm - 2, edge],
        [-40, lidMm],
      ],
      'both',
    ),
  )
  model.add('cistern lid', 'finish', lid.translate(0, y + tank + 2, z))
  addButton(model, shape.button, y + heightMm - 0.4, z)
}

/** Straight back, rounded front corners. */
function cisternOutline(widthMm: number, depthMm: number, corner: number): Outline {
  const half = widthMm / 2
  const back = depthMm / 2
  return polygon([
    [-half, back, 8],
    [-half, -back, corner],
    [half, -back, corner],
    [half, back, 8],
  ])
}

/** Dual-flush button on a lid. */
function addButton(model: Assembly, form: FlushButtonForm, y: number, z: number): void {
  const button = flushButton(form)
  model.add('button', 'trim', button.metal.translate(0, y, z))
  model.add('button gap', 'dark', button.gap.translate(0, y, z))
}

/** Button on y = 0, with the dark gaps around its two halves. */
function flushButton(form: FlushButtonForm): { metal: BufferGeometry; gap: BufferGeometry } {
  if (form === 'raised') {
    const halves = [-1, 1].map((side) => upright(slab(halfDisc(33, side), 13, 4)).translate(0, 1.6, 0))
    return { metal: merged(ring(74, 66, 5, 1.6), ...halves), gap: cylinder(67, 1.2, 0.1) }
  }
  if (form === 'round') {
    const halves = [-1, 1].map((side) => upright(slab(halfDisc(21, side), 2.4, 1)).translate(0, 0.8, 0))
    return {
      metal: merged(
        lathe([
          [22, 0],
          [26, 0],
          [26, 2.6, 1],
          [22.4, 2.6, 0.4],
          [22.4, 0],
        ]),
        ...halves,
      ),
      gap: cylinder(45, 0.8, 0.1),
    }
  }
  const outer = form === 'oval' ? ellipse(84, 46, 64) : rectangle(76, 44, 5)
  const inner = (outset = 0) => outer(outset - 4)
  const halves = [-1, 1].map((side) => upright(slab(halfOf(form, side), 2.4, 1)).translate(0, 0.8, 0))
  const frame = upright(
    sheath(outer, [
      [0, 0],
      [0, 2.6, 1],
      [-3.6, 2.6, 0.4],
      [-3.6, 0.2],
    ]),
  )
  return { metal: merged(frame, ...halves), gap: upright(slab(inner, 0.8, 0.1)) }
}

function halfDisc(radius: number, side: number): Outline {
  const points = 30
  const corners = Array.from({ length: points + 1 }, (_, index): [number, number] => {
    const angle = (Math.PI * index) / points - Math.PI / 2
    return [0.5 + radius * Math.cos(angle) * 0.985, radius * Math.sin(angle)]
  })
  const shape = polygon(corners.map(([x, y], index) => [x, y, index === 0 || index === points ? 2 : 0.2] as const))
  return side > 0 ? shape : mirrored(shape)
}

function halfOf(form: 'square' | 'oval', side: number): Outline {
  if (form === 'square') return shiftedOutline(rectangle(33, 35, 2.4), side * 17.1)
  const points = 30
  const shape = polygon(
    Array.from({ length: points + 1 }, (_, index) => {
      const angle = (Math.PI * index) / points - Math.PI / 2
      return [0.5 + 37 * Math.cos(angle), 18.4 * Math.sin(angle), index === 0 || index === points ? 2 : 0.2] as const
    }),
  )
  return side > 0 ? shape : mirrored(shape)
}

function mirrored(outline: Outline): Outline {
  return (outset = 0) =>
    outline(outset)
      .map((point) => ({ ...point, x: -point.x, nx: -point.nx }))
      .toReversed()
}

function shiftedOutline(outline: Outline, x: number): Outline {
  return (outset = 0) => outline(outset).map((point) => ({ ...point, x: point.x + x }))
}
