import type { KitchenMixerSpec } from '../../families/tapware/kitchen-mixer.ts'
import type { Assembly } from '../assembly.ts'
import { cylinder, lathe, ring } from '../geometry/lathe.ts'
import { circle } from '../geometry/outline.ts'
import { flipped } from '../geometry/placing.ts'
import { bentLine, pipe, stationAt, sweep, type Station } from '../geometry/sweep.ts'
import { sprayFace } from './kitchen-neck.ts'

/** Professional mixer: riser with a coil around the hose, a dock arm and a bell-shaped spray. */
export function springNeck(model: Assembly, spec: KitchenMixerSpec, bodyTop: number): number {
  const reach = spec.spoutReachMm
  const coil = 27
  const wire = 3.6
  const crown = spec.heightMm - (coil + wire) / 2
  const headTop = Math.max(bodyTop + 90, crown - reach / 2 - 70)
  const riserTop = crown - reach / 2 - 40
  model.add('riser', 'finish', cylinder(17, riserTop - bodyTop + 2, 0.6).translate(0, bodyTop, 0))
  model.add('riser collar', 'finish', cylinder(coil + wire + 2, 14, 1).translate(0, riserTop, 0))
  const line = bentLine([
    [0, riserTop + 12, 0],
    [0, crown, 0, reach / 2],
    [0, crown, reach, reach / 2],
    [0, headTop, reach],
  ])
  model.add('hose', 'rubber', sweep(line, circle(16, 24)))
  model.add('coil', 'finish', coilAlong(line, coil, wire, 8.5))
  const head = lathe([
    [0, 0],
    [11, 0],
    [15.5, 2, 1],
    [15.5, 14, 4],
    [11.5, 26, 12],
    [11.5, 78, 14],
    [19, 104, 10],
    [19, 112, 1.4],
    [0, 112],
  ])
  model.add('spray head', 'finish', flipped(head).translate(0, headTop + 2, reach))
  model.add('spray face', 'spray', flipped(sprayFace(15)).translate(0, headTop - 109.6, reach))
  const armY = headTop - 52
  model.add(
    'dock arm',
    'finish',
    pipe(
      [
        [0, armY, 0],
        [0, armY, reach - 10],
      ],
      10,
    ),
  )
  model.add('dock clamp', 'finish', cylinder(26, 18, 1.4).translate(0, armY - 9, 0))
  model.add('dock', 'finish', ring(31, 24.5, 16, 1).translate(0, armY - 8, reach))
  return headTop - 110
}

function coilAlong(line: readonly Station[], coilMm: number, wireMm: number, pitchMm: number) {
  const total = line.at(-1)?.distance ?? 1
  const turns = Math.round(total / pitchMm)
  const stations: Station[] = []
  const steps = turns * 14
  for (let step = 0; step <= steps; step++) {
    const { at, along } = stationAt(line, (total * step) / steps)
    const angle = (2 * Math.PI * turns * step) / steps
    // The line lies in the y-z plane: x and the in-plane normal span its cross-section.
    const normal = along.clone().set(0, along.z, -along.y)
    const place = at.clone().addScaledVector(normal, (Math.cos(angle) * coilMm) / 2)
    place.x += (Math.sin(angle) * coilMm) / 2
    stations.push({ at: place, along, distance: 0 })
  }
  let distance = 0
  const measured = stations.map((station, index) => {
    const before = stations[Math.max(0, index - 1)]!
    const after = stations[Math.min(steps, index + 1)]!
    distance += station.at.distanceTo(before.at)
    return { at: station.at, along: after.at.clone().sub(before.at).normalize(), distance }
  })
  return sweep(measured, circle(wireMm, 8))
}
