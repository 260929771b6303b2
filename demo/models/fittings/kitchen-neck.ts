import type { KitchenMixerSpec } from '../../families/tapware/kitchen-mixer.ts'
import type { Assembly } from '../assembly.ts'
import { cylinder, lathe } from '../geometry/lathe.ts'
import { circle, rectangle } from '../geometry/outline.ts'
import { flipped, merged } from '../geometry/placing.ts'
import { box } from '../geometry/sheath.ts'
import { bentLine, stationAt, sweep, type Bend, type Station } from '../geometry/sweep.ts'

export function roundNeck(model: Assembly, spec: KitchenMixerSpec, bodyTop: number, neck: number): number {
  const reach = spec.spoutReachMm
  const crown = spec.heightMm - neck / 2
  const drop = spec.outlet === 'pull-down' || spec.outlet === 'pull-out' ? 92 : 40
  const fall = {
    gooseneck: reach / 2,
    swan: reach * 0.32,
    'low-arc': reach * 0.3,
    angled: 34,
    'square-neck': 0,
    flat: 0,
  }
  const outletY = Math.max(bodyTop + 10, crown - fall[spec.neck] - drop)
  const line = bentLine(neckBends(spec, bodyTop, crown, outletY))
  if (spec.outlet === 'fixed') {
    const metal = sweep(line, circle(neck), { endEdgeMm: 0.5, bore: { wallMm: 1.7, depthMm: 2 } })
    model.add('spout', 'finish', metal)
    model.add('aerator', 'plastic-grey', cylinder(neck - 3.6, 1).translate(0, outletY + 1.6, reach))
    return outletY
  }
  const headTop = outletY + 74
  const upper = cutAt(line, headTop)
  model.add('spout', 'finish', sweep(upper, circle(neck), { endEdgeMm: 0.6 }))
  const head = spec.outlet === 'pull-down' ? flaredHead(neck, 73) : straightHead(neck, 73)
  model.add('gap', 'dark', cylinder(neck - 3, 3, 0.1).translate(0, headTop - 2, reach))
  model.add('spray head', 'finish', head.metal.translate(0, headTop - 1, reach))
  model.add('spray face', 'spray', head.face.translate(0, headTop - 1, reach))
  model.add('spray button', 'plastic-grey', box(9, 22, 3, 1.2, 4).translate(0, headTop - 42, reach + neck / 2 + 0.4))
  return outletY
}

function neckBends(spec: KitchenMixerSpec, bodyTop: number, crown: number, outletY: number): Bend[] {
  const reach = spec.spoutReachMm
  if (spec.neck === 'swan') {
    return [
      [0, bodyTop, 0],
      [0, crown, 0, reach * 0.24],
      [0, crown - reach * 0.14, reach, reach * 0.22],
      [0, outletY, reach],
    ]
  }
  if (spec.neck === 'low-arc') {
    return [
      [0, bodyTop, 0],
      [0, crown, 0, reach * 0.4],
      [0, crown, reach, reach * 0.3],
      [0, outletY, reach],
    ]
  }
  if (spec.neck === 'angled') {
    return [
      [0, bodyTop, 0],
      [0, bodyTop + (crown - bodyTop) * 0.3, 0, 60],
      [0, crown, reach * 0.86, 38],
      [0, crown - 20, reach, 22],
      [0, outletY, reach],
    ]
  }
  return [
    [0, bodyTop, 0],
    [0, crown, 0, reach / 2],
    [0, crown, reach, reach / 2],
    [0, outletY, reach],
  ]
}

/** The part of a falling line above a height. */
function cutAt(line: readonly Station[], y: number): Station[] {
  const total = line.at(-1)?.distance ?? 0
  const end = line.at(-1)?.at.y ?? 0
  const last = stationAt(line, total - Math.max(0, y - end))
  return [...line.filter(({ distance }) => distance < last.distance - 0.5), last]
}

function flaredHead(neck: number, lengthMm: number) {
  const radius = neck / 2
  const metal = flipped(
    lathe([
      [0, 0],
      [radius - 1, 0],
      [radius, 1.2, 0.6],
      [radius, 22, 30],
      [radius + 4, lengthMm - 8, 20],
      [radius + 4, lengthMm, 1.6],
      [radius + 1, lengthMm],
      [radius + 1, lengthMm - 1],
      [0, lengthMm - 1],
    ]),
  )
  return { metal, face: flipped(sprayFace(radius + 0.6).translate(0, lengthMm - 1.4, 0)) }
}

function straightHead(neck: number, lengthMm: number) {
  const radius = neck / 2
  const metal = flipped(
    lathe([
      [0, 0],
      [radius - 1, 0],
      [radius, 1.2, 0.6],
      [radius, lengthMm, 1.2],
      [radius - 2, lengthMm],
      [radius - 2, lengthMm - 1],
      [0, lengthMm - 1],
    ]),
  )
  return { metal, face: flipped(sprayFace(radius - 2.4).translate(0, lengthMm - 1.4, 0)) }
}

export function sprayFace(radius: number) {
  const rings = [0.4, 0.75].flatMap((share) =>
    Array.from({ length: Math.round(16 * share) }, (_, index) => {
      const angle = (2 * Math.PI * index) / Math.round(16 * share)
      return cylinder(1.8, 1, 0.3, 8).translate(Math.cos(angle) * radius * share, 1, Math.sin(angle) * radius * share)
    }),
  )
  return merged(cylinder(radius * 2, 1.2, 0.3), ...rings)
}

export function squareNeck(model: Assembly, spec: KitchenMixerSpec, bodyTop: number, neck: number): number {
  const reach = spec.spoutReachMm
  const flat = spec.neck === 'flat'
  const wide = flat ? neck * 1.3 : neck
  const tall = flat ? neck * 0.62 : neck
  const crown = spec.heightMm - tall / 2
  const outletY = spec.outlet === 'fixed' ? crown - (flat ? 24 : 44) : crown - 96
  const section =
    spec.body === 'square' || spec.body === 'soft-square' || flat ? rectangle(wide, tall, flat ? 3 : 2.2) : circle(neck)
  const line = bentLine([
    [0, bodyTop, 0],
    [0, crown, 0, spec.body === 'round' || spec.body === 'slim' ? neck * 0.9 : tall * 0.56],
    [0, crown, reach, spec.body === 'round' || spec.body === 'slim' ? neck * 0.9 : tall * 0.56],
    [0, outletY, reach],
  ])
  if (spec.outlet === 'fixed') {
    model.add(
      'spout',
      'finish',
      sweep(line, section, { endEdgeMm: 0.5, bore: { wallMm: 2, depthMm: 2 }, up: [0, 0, -1] }),
    )
    model.add('aerator', 'plastic-grey', cylinder(Math.min(wide, tall) - 5, 1.4).translate(0, outletY + 1.2, reach))
    return outletY
  }
  const upper = cutAt(line, outletY + 64)
  model.add('spout', 'finish', sweep(upper, section, { endEdgeMm: 0.6, up: [0, 0, -1] }))
  model.add('gap', 'dark', box(wide - 4, 3, tall - 4, 0.1, 1).translate(0, outletY + 62, reach))
  const head = bentLine([
    [0, outletY + 63, reach],
    [0, outletY, reach],
  ])
  model.add('spray head', 'finish', sweep(head, section, { startEdgeMm: 0.8, endEdgeMm: 1, up: [0, 0, -1] }))
  model.add('spray face', 'spray', box(wide - 6, 1.4, tall - 6, 0.3, 1.4).translate(0, outletY - 0.5, reach))
  return outletY
}
