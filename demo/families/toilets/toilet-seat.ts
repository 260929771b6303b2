import { assembly, type MaterialRole, type ProductModel } from '../../models/assembly.ts'
import { panOutline, type PanShape } from '../../models/fittings/pan.ts'
import { lidOf, seatParts } from '../../models/fittings/seat.ts'
import type { PanDesign } from '../../models/forms.ts'
import { degrees, upright } from '../../models/geometry/placing.ts'
import { SEALS, UP } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, panShape } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Seat and lid on their own. */
export type ToiletSeatSpec = {
  family: 'toilet-seat'
  design: PanDesign
  form: 'slim' | 'standard' | 'single-flap'
  /** 340-385. */
  widthMm: number
  /** 400-480 (junior 360). */
  depthMm: number
  /** Lid standing open. */
  open: boolean
  colour?: 'white' | 'grey' | 'blue' | 'black'
}

export const TOILET_SEAT: ModelFamily<ToiletSeatSpec> = {
  name: 'toilet-seat',
  build: toiletSeat,
  limits: { widthMm: [340, 385], depthMm: [360, 480] },
  samples: {
    finishes: ['White'],
    specs: (['slim', 'standard', 'single-flap', 'slim', 'standard'] as const).map((form, index) => ({
      family: 'toilet-seat',
      design: cycled(['round', 'square', 'compact'] as const, index),
      form,
      widthMm: 368,
      depthMm: 450,
      open: index > 2,
      colour: cycled(['white', 'white', 'grey', 'white', 'blue', 'black'] as const, index),
    })),
  },
  overall: ({ widthMm, depthMm, open }) => (open ? { width: widthMm } : { width: widthMm, depth: depthMm }),
  views: ['plan', 'side', 'front'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    shape: panShape(spec.design),
    'net-weight': kilograms(spec.form === 'slim' ? 2.2 : spec.form === 'standard' ? 2.6 : 1.9),
  }),
  stuff: 'plastic',
  isUnlicensed: true,
  assembly: { branches: [{ from: ['lid'], towards: UP, pieces: [{ own: ['lid', 'gap'] }] }, SEALS] },
  guide: (spec) => ({
    tools: ['Screwdriver', 'Socket 13 mm for older pans'],
    needed: ['Nothing'],
    before: [
      'Measure the hole centres of the pan: 140 to 160 mm for this hinge.',
      `The seat is ${spec.depthMm} mm from hinge to front; it ends flush with the pan or up to 5 mm inside.`,
    ],
    setOut: [
      pair('Hole centres', '155 mm ± 10 mm'),
      pair('Width', `${spec.widthMm} mm`),
      pair('Depth', `${spec.depthMm} mm`),
    ],
    steps: [
      { title: 'Take the old seat off', text: 'Clean the pan round the holes and dry it.' },
      {
        title: 'Set the hinges',
        text: 'Push the expanding plugs into the holes, put the pillars on, and tighten them lightly from above.',
      },
      {
        title: 'Align',
        text: 'Click the seat on, shift it until it lies even with the pan, lift it off, and tighten the pillars.',
      },
      {
        title: 'Click on',
        text: 'Press the seat down on both sides until it clicks. For cleaning, press the button and lift.',
      },
    ],
    commissioning: ['Lid and seat close by themselves; do not push them.', 'Tighten the pillars again after a week.'],
  }),
}

/** Distance of the hinges behind the seat. */
const HINGE_MM = 8

/** Seat on its own, as if lying on a pan at y = 0; its back at z = 0. */
function toiletSeat(spec: ToiletSeatSpec): ProductModel {
  const model = assembly('bench')
  const rim: PanShape = {
    design: spec.design,
    widthMm: spec.widthMm - 2,
    depthMm: spec.depthMm - 3 - HINGE_MM,
    backShare: 0.9,
    cornerMm: 40,
  }
  const seat = seatParts({ rim, form: spec.form, startMm: 0 })
  const role: MaterialRole =
    spec.colour === 'grey'
      ? 'plastic-grey'
      : spec.colour === 'blue'
        ? 'blue'
        : spec.colour === 'black'
          ? 'plastic-black'
          : 'plastic-white'
  model.add('seat', role, seat.ring)
  model.add('hinges', 'trim', seat.hinges)
  if (seat.lid && !spec.open) model.add('lid', role, seat.lid)
  if (seat.lid && !spec.open) model.add('gap', role, seat.gap)
  if (spec.form !== 'single-flap' && spec.open) {
    const outline = panOutline({ ...rim, widthMm: spec.widthMm, depthMm: spec.depthMm, backShare: 0.9, cornerMm: 34 })
    const thick = spec.form === 'slim' ? 13 : 22
    // The lid turns about the hinge line and leans back a little.
    const lid = upright(lidOf(outline, thick, spec.form))
      .translate(0, 0, 6)
      .rotateX(-degrees(100))
      .translate(0, 12, -5)
    model.add('lid', role, lid)
  }
  model.measure('width', [-spec.widthMm / 2, 0, spec.depthMm * 0.5], [spec.widthMm / 2, 0, spec.depthMm * 0.5], 'x')
  model.measure('depth', [0, 0, -HINGE_MM], [0, 0, spec.depthMm - HINGE_MM], 'z')
  model.move(0, 0, HINGE_MM)
  model.pose({ azimuth: -32, elevation: spec.open ? 20 : 32, fill: 0.72 })
  return model.finish()
}
