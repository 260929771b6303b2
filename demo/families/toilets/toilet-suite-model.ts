import { assembly, type Assembly, type MaterialRole, type ProductModel } from '../../models/assembly.ts'
import { addCistern } from '../../models/fittings/cistern.ts'
import { addFlushPlate } from '../../models/fittings/flush-plate.ts'
import { panBody, type PanShape } from '../../models/fittings/pan.ts'
import { seatParts } from '../../models/fittings/seat.ts'
import { addWallFrame } from '../../models/fittings/wall/wall-frame.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import type { ToiletSuiteSpec } from './toilet-suite.ts'

const CISTERN_DEPTH = 162

/** Complete suite: y = 0 at the floor, the wall at z = 0. */
export function toiletSuite(spec: ToiletSuiteSpec): ProductModel {
  const hung = spec.style === 'wall-hung'
  const model = assembly(hung ? 'wall' : 'floor')
  const rimY = spec.seatHeightMm - (spec.seat === 'slim' ? 14.5 : 19.5)
  const rim = rimShape(spec)
  model.add('pan', 'finish', bodyOf(spec, rim, rimY))
  addSeat(model, spec, rim, rimY)
  addFlush(model, spec, rimY)
  if (spec.style === 'close-coupled' || spec.style === 'connector') addTrap(model, spec, rimY)
  if (spec.backrest) addBackrest(model, spec)
  if (spec.showFrame)
    addWallFrame(model, { widthMm: 500, heightMm: Math.max(spec.heightMm + 60, 1000), depthMm: 130 }, -6)
  model.measure('seatHeight', [0, 0, spec.depthMm * 0.6], [0, spec.seatHeightMm, spec.depthMm * 0.6], 'y')
  model.measure(
    'panWidth',
    [-spec.widthMm / 2, rimY, spec.depthMm * 0.6],
    [spec.widthMm / 2, rimY, spec.depthMm * 0.6],
    'x',
  )
  model.measure('depth', [0, rimY, 0], [0, rimY, spec.depthMm], 'z')
  model.pose({
    azimuth: -36,
    elevation: 15,
    fill: 0.76,
    focus: [0, spec.seatHeightMm + 30, spec.depthMm * 0.5],
    zoom: 1.9,
  })
  return model.finish()
}

/** The rim runs to the wall, or to the back of a pan that stands free of it. */
function rimShape(spec: ToiletSuiteSpec): PanShape {
  const back = spec.style === 'connector' ? 150 : 0
  return {
    design: spec.design,
    widthMm: spec.widthMm,
    // The seat stands 3 mm over the rim.
    depthMm: spec.depthMm - back - 3,
    backShare: spec.design === 'square' ? 0.98 : spec.style === 'close-coupled' ? 0.82 : 0.94,
    cornerMm: spec.style === 'close-coupled' || spec.style === 'connector' ? 40 : 14,
  }
}

function bodyOf(spec: ToiletSuiteSpec, rim: PanShape, rimY: number) {
  const boxy = spec.design === 'square'
  const back = spec.style === 'connector' ? 150 : 0
  if (spec.style === 'wall-hung') {
    const body = panBody({
      rim,
      foot: {
        ...rim,
        widthMm: rim.widthMm * (boxy ? 0.86 : 0.72),
        depthMm: rim.depthMm * (boxy ? 0.72 : 0.56),
        backShare: 0.96,
      },
      footSetBackMm: 0,
      fromY: rimY - 300,
      rimY,
      upright: 0.06,
      bottom: 'round',
    })
    return body
  }
  const pedestal = spec.style === 'close-coupled' || spec.style === 'connector'
  const foot: PanShape = pedestal
    ? {
        ...rim,
        widthMm: rim.widthMm * 0.64,
        depthMm: rim.depthMm * 0.6,
        backShare: 0.86,
        cornerMm: 50,
        design: 'compact',
      }
    : {
        ...rim,
        widthMm: rim.widthMm * (boxy ? 0.9 : 0.74),
        depthMm: rim.depthMm * (boxy ? 0.88 : 0.8),
        backShare: 1,
        cornerMm: 10,
      }
  return panBody({
    rim,
    foot,
    footSetBackMm: pedestal ? rim.depthMm * 0.18 : 0,
    fromY: 0,
    rimY,
    upright: pedestal ? 0.16 : boxy ? 0.3 : 0.12,
    bottom: 'flat',
  }).translate(0, 0, back)
}

function addSeat(model: Assembly, spec: ToiletSuiteSpec, rim: PanShape, rimY: number): void {
  const inWall = spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi'
  const back = spec.style === 'connector' ? 150 : 0
  const startMm = spec.style === 'connector' ? 60 : inWall ? 62 : CISTERN_DEPTH + 34
  const seat = seatParts({ rim, form: spec.seat, startMm })
  const role: MaterialRole =
    spec.seatColour === 'grey' ? 'plastic-grey' : spec.seatColour === 'blue' ? 'blue' : 'finish'
  const place = (geometry: typeof seat.ring) => geometry.translate(0, rimY, back)
  model.add('seat', role, place(seat.ring))
  model.add('seat gap', spec.seat === 'single-flap' ? 'plastic-grey' : role, place(seat.gap))
  model.add('hinges', 'trim', place(seat.hinges))
  if (seat.lid) model.add('lid', role, place(seat.lid))
}

function addFlush(model: Assembly, spec: ToiletSuiteSpec, rimY: number): void {
  if (spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi') {
    const plate = spec.plate ?? 'rectangular-buttons'
    const buttons = plate === 'round-buttons' ? 'round' : plate === 'split' ? 'split' : 'rectangular'
    const trimmed = assemblyOf(buttons, spec.heightMm - 82)
    for (const part of trimmed.parts) model.add(part.name, part.role === 'finish' ? 'trim' : part.role, part.geometry)
    return
  }
  const raised = spec.button === 'raised' ? 14 : 2
  const top = spec.heightMm - raised
  const width = Math.min(spec.widthMm + (spec.design === 'square' ? 0 : 14), 400)
  if (spec.style === 'connector') {
    addCistern(
      model,
      { widthMm: width + 40, heightMm: 340, depthMm: 150, design: spec.design, button: spec.button },
      top - 340,
      0,
    )
    const joint = top - 340
    model.add(
      'flush pipe',
      'finish',
      pipe(
        [
          [0, joint + 6, 70],
          [0, rimY + 36, 70, 40],
          [0, rimY - 46, 190],
        ],
        46,
      ),
    )
    model.add('flush collar', 'finish', cylinder(62, 26, 6).translate(0, joint - 22, 70))
    return
  }
  addCistern(
    model,
    { widthMm: width, heightMm: top - rimY, depthMm: CISTERN_DEPTH, design: spec.design, button: spec.button },
    rimY,
    0,
  )
}

function assemblyOf(buttons: 'round' | 'split' | 'rectangular', y: number): ProductModel {
  const plate = assembly('wall')
  addFlushPlate(plate, { form: 'soft-rectangle', buttons, widthMm: 246, heightMm: 164 }, y)
  return plate.finish()
}

/** Open trap behind a pedestal pan, down to the floor. */
function addTrap(model: Assembly, spec: ToiletSuiteSpec, rimY: number): void {
  const back = spec.style === 'connector' ? 150 : 0
  const set = 130 + back * 0.4
  model.add(
    'trap',
    'finish',
    pipe(
      [
        [0, rimY * 0.34, spec.depthMm * 0.5],
        [0, rimY * 0.58, set + 90, 70],
        [0, rimY * 0.5, set, 55],
        [0, 34, set],
      ],
      112,
    ),
  )
  model.add('trap collar', 'plastic-white', cylinder(128, 36, 6).translate(0, 0, set))
  model.measure('setOut', [0, 0, 0], [0, 0, set], 'z')
  if (spec.style === 'close-coupled') {
    const deck = slab(rectangle(spec.widthMm * 0.78, CISTERN_DEPTH + 40, 40), 70, 16)
    model.add('deck', 'finish', upright(deck).translate(0, rimY - 74, (CISTERN_DEPTH + 40) / 2 + 2))
  }
}

/** Padded rail on two arms from the wall, above the cistern lid. */
function addBackrest(model: Assembly, spec: ToiletSuiteSpec): void {
  const y = spec.seatHeightMm + 165
  const front = CISTERN_DEPTH + 92
  const half = 190
  for (const side of [-half, half]) {
    model.add(
      'backrest arm',
      'steel',
      pipe(
        [
          [side, y, 4],
          [side, y, front - 26, 22],
          [side * 0.74, y, front - 6],
        ],
        32,
      ),
    )
    model.add(
      'backrest flange',
      'steel',
      cylinder(80, 7, 2)
        .rotateX(Math.PI / 2)
        .translate(side, y, 0),
    )
  }
  model.add('backrest', 'plastic-grey', box(330, 150, 34, 14, 16).translate(0, y - 75, front + 6))
}
