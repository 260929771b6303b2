import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { addDrapedHose } from '../../models/fittings/slide-rail.ts'
import { addHeldShower, addSlider } from '../../models/fittings/slider.ts'
import { knurledCylinder } from '../../models/geometry/knurl.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { aimed, degrees, outward } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { pipe, type Bend } from '../../models/geometry/sweep.ts'
import type { GrabRailSpec } from './grab-rail.ts'

const FLANGE_MM = 80

/** Grab rail; wall clearance 55 mm behind the tube (AS 1428.1 asks for 50 to 60). */
export function grabRail(spec: GrabRailSpec): ProductModel {
  const model = assembly('wall')
  if (spec.form === 'drop-down') return dropDown(model, spec)
  if (spec.form === 'shower') return showerGrab(model, spec)
  const z = 55 + spec.diameterMm / 2
  const turn = spec.hand === 'left' ? -1 : 1
  for (const run of runsOf(spec, turn)) addRun(model, run, spec, z)
  const [from, to] = longestRun(runsOf(spec, turn))
  model.measure('centres', [from[0], from[1], 0], [to[0], to[1], 0])
  model.pose({ azimuth: -28, elevation: spec.form === 'straight' ? 14 : 10, fill: 0.86 })
  return model.finish()
}

type Run = readonly (readonly [x: number, y: number])[]

function runsOf(spec: GrabRailSpec, turn: number): Run[] {
  const { lengthMm } = spec
  const second = spec.returnMm ?? lengthMm * 0.6
  switch (spec.form) {
    case 'angled':
      return [
        [
          [-second * turn, 0],
          [0, 0],
          [lengthMm * Math.sin(degrees(60)) * turn * 0.6, lengthMm * Math.cos(degrees(60))],
        ],
      ]
    case 'ambulant':
      return [
        [
          [0, lengthMm],
          [0, 0],
          [second * turn, 0],
        ],
      ]
    case 'l-shape':
      return [
        [
          [0, lengthMm],
          [0, 0],
          [second * turn, 0],
        ],
      ]
    case 't-shape':
      return [
        [
          [-second * 0.5, 0],
          [second * 0.5, 0],
        ],
        [
          [0, 0],
          [0, lengthMm],
        ],
      ]
    default:
      return [
        [
          [0, 0],
          [lengthMm, 0],
        ],
      ]
  }
}

/** Ends of the longest straight piece, the one named on the box. */
function longestRun(runs: readonly Run[]): [Run[number], Run[number]] {
  const pieces = runs.flatMap((run) => run.slice(1).map((to, index): [Run[number], Run[number]] => [run[index]!, to]))
  return pieces.reduce((best, piece) => (spanOf(piece) > spanOf(best) ? piece : best))
}

function spanOf([from, to]: [Run[number], Run[number]]): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Tube through the points, turned to the wall at both ends. */
function addRun(model: Assembly, run: Run, spec: GrabRailSpec, z: number): void {
  const bend = spec.diameterMm * 1.5
  const [firstX, firstY] = run[0]!
  const [lastX, lastY] = run.at(-1)!
  const bends: Bend[] = [[firstX, firstY, 3], ...run.map(([x, y]): Bend => [x, y, z, bend]), [lastX, lastY, 3]]
  model.add('rail', 'finish', pipe(bends, spec.diameterMm))
  for (const [x, y] of [run[0]!, run.at(-1)!]) addFlange(model, x, y)
  if (run.length > 2) {
    const [x, y] = run[1]!
    addFlange(model, x, y)
    model.add('corner post', 'finish', outward(cylinder(spec.diameterMm * 0.8, z, 0.4)).translate(x, y, 2))
  }
  if (spec.grip === 'knurled') addGrip(model, run, spec, z)
}

function addFlange(model: Assembly, x: number, y: number): void {
  const cover = lathe([
    [0, 0],
    [FLANGE_MM / 2, 0, 0.4],
    [FLANGE_MM / 2, 3, 1.6],
    [FLANGE_MM / 2 - 13, 11, 9],
    [0, 11],
  ])
  model.add('flange', 'finish', outward(cover).translate(x, y, 0))
}

function addGrip(model: Assembly, run: Run, spec: GrabRailSpec, z: number): void {
  const [fromX, fromY] = run[0]!
  const [toX, toY] = run[1]!
  const length = Math.hypot(toX - fromX, toY - fromY)
  const span = Math.max(60, length - 170)
  const ux = (toX - fromX) / length
  const uy = (toY - fromY) / length
  const start = (length - span) / 2
  const knurl = knurledCylinder(spec.diameterMm + 0.6, span, Math.max(4, span / 70), 0.35)
  model.add('grip', 'finish', aimed(knurl, [fromX + ux * start, fromY + uy * start, z], [ux, uy, 0]))
}

/** Folding bow beside a toilet, shown down. y = 0 at the lower hinge plate's middle. */
function dropDown(model: Assembly, spec: GrabRailSpec): ProductModel {
  const reach = spec.lengthMm
  const d = spec.diameterMm
  const gap = 150
  const bow = pipe(
    [
      [0, 0, 30],
      [0, 0, reach, gap * 0.5],
      [0, gap, reach, gap * 0.5],
      [0, gap, 30],
    ],
    d,
  )
  model.add('bow', 'finish', bow)
  model.add('plate', 'finish', slab(rectangle(100, gap + 110, 10), 8, 1.6, 0.3).translate(0, gap / 2, 0))
  for (const x of [-26, 26])
    model.add(
      'cheek',
      'finish',
      slab(rectangle(gap + 60, 52, 10), 6, 1.2)
        .rotateZ(Math.PI / 2)
        .rotateY(Math.PI / 2)
        .translate(x - 3, gap / 2, 32),
    )
  for (const y of [0, gap])
    model.add(
      'pin',
      'finish',
      cylinder(16, 66, 1.2)
        .rotateZ(Math.PI / 2)
        .translate(33, y, 34),
    )
  for (const [x, y] of [
    [-34, -34],
    [34, -34],
    [-34, gap + 34],
    [34, gap + 34],
  ] as const)
    model.add(
      'screw',
      'steel',
      outward(
        lathe([
          [0, 0],
          [6.4, 0],
          [6.4, 1.4, 0.6],
          [3, 3, 4],
          [0, 3.2],
        ]),
      ).translate(x, y, 7.6),
    )
  model.measure('projection', [0, 0, 0], [0, 0, reach + d / 2], 'z')
  model.pose({ azimuth: -58, elevation: 12, fill: 0.76 })
  return model.finish()
}

/** Grab rail that carries a hand shower. y = 0 at the lower flange. */
function showerGrab(model: Assembly, spec: GrabRailSpec): ProductModel {
  const z = 55 + spec.diameterMm / 2
  const length = spec.lengthMm
  addRun(
    model,
    [
      [0, 0],
      [0, length],
    ],
    spec,
    z,
  )
  if (spec.returnMm) {
    const turn = spec.hand === 'left' ? -1 : 1
    model.add(
      'arm',
      'finish',
      pipe(
        [
          [0, 60, z],
          [spec.returnMm * turn, 60, z, spec.diameterMm * 1.5],
          [spec.returnMm * turn, 60, 3],
        ],
        spec.diameterMm,
      ),
    )
    addFlange(model, spec.returnMm * turn, 60)
  }
  const holder = addSlider(model, length * 0.74, z, spec.diameterMm)
  const hoseEnd = addHeldShower(model, 'round', 105, holder)
  const x = 110
  model.add('elbow flange', 'finish', wallFlange('round', 54, 6).translate(x, length * 0.3, 0))
  model.add(
    'elbow',
    'finish',
    pipe(
      [
        [x, length * 0.3, 3],
        [x, length * 0.3, 34, 18],
        [x, length * 0.3 - 26, 34],
      ],
      21,
    ),
  )
  model.add('hose nut', 'finish', hoseNut([x, length * 0.3 - 24, 34], [0, -1, 0], 13))
  addDrapedHose(model, hoseEnd, [x, length * 0.3 - 50, 34], -110)
  model.measure('centres', [0, 0, 0], [0, length, 0], 'y')
  model.pose({ azimuth: -36, elevation: 6, fill: 0.82, focus: [0, length * 0.84, 90], zoom: 2.6 })
  return model.finish()
}
