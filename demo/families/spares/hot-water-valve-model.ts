import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, threadedRod } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { flipped, merged, outward, sideways, upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import type { HotWaterValveSpec } from './hot-water-valve.ts'

/** Hexagonal nut with its thread, standing on y = 0. */
function union(acrossMm: number, lengthMm: number) {
  const nut = lathe(
    [
      [0, 0],
      [acrossMm * 0.56, 0, 1.4],
      [acrossMm * 0.56, 11, 1.4],
      [0, 11],
    ],
    6,
  )
  return merged(nut, threadedRod(acrossMm * 0.8, lengthMm - 10).translate(0, 10, 0))
}

/** Valve of a hot-water installation, standing on a bench as in a catalogue. */
export function hotWaterValve(spec: HotWaterValveSpec): ProductModel {
  if (spec.form === 'thermostatic-box') return valveBox(spec)
  const model = assembly('bench')
  const scale = spec.sizeMm / 20
  const across = 36 * Math.max(0.86, scale)
  const y = across * 0.62
  switch (spec.form) {
    case 'tempering':
      addTempering(model, across, y)
      break
    case 'pressure-limiting':
      addInline(model, across, y, 'brass')
      model.add(
        'bonnet',
        'brass',
        lathe([
          [0, 0],
          [across * 0.52, 0, 2],
          [across * 0.46, 34, 8],
          [across * 0.32, 44, 3],
          [0, 44],
        ]).translate(0, y + across * 0.34, 0),
      )
      model.add('cap', 'plastic-black', cylinder(across * 0.5, 16, 3).translate(0, y + across * 0.34 + 42, 0))
      break
    case 'pressure-temperature-relief':
      addRelief(model, across)
      break
    case 'expansion-control':
      addExpansion(model, across)
      break
    case 'non-return':
      addInline(model, across, y, 'brass')
      model.add(
        'cap',
        'brass',
        lathe(
          [
            [0, 0],
            [across * 0.4, 0, 1.4],
            [across * 0.4, 10, 1.4],
            [0, 10],
          ],
          6,
        ).translate(0, y + across * 0.4, 0),
      )
      break
  }
  model.pose({ azimuth: -30, elevation: 20, fill: 0.66 })
  return model.finish()
}

/** Straight body along x with a union at each end. */
function addInline(model: Assembly, across: number, y: number, role: 'brass' | 'chrome'): void {
  const half = across * 0.9
  model.add(
    'body',
    role,
    sideways(
      lathe([
        [0, 0],
        [across * 0.42, 0],
        [across * 0.46, half * 0.5, 8],
        [across * 0.46, half * 1.5, 8],
        [across * 0.42, half * 2],
        [0, half * 2],
      ]),
    ).translate(-half, y, 0),
  )
  model.add(
    'union',
    role,
    sideways(union(across, 26)).translate(half - 2, y, 0),
    sideways(union(across, 26))
      .rotateY(Math.PI)
      .translate(-half + 2, y, 0),
  )
  model.add('arrow', 'dark', slab(rectangle(across * 0.6, 3, 1.4), 0.5, 0.1).translate(0, y, across * 0.455))
}

function addTempering(model: Assembly, across: number, y: number): void {
  addInline(model, across, y + across * 0.9, 'brass')
  const centre = y + across * 0.9
  model.add('mixed outlet', 'brass', flipped(union(across, 26)).translate(0, centre - across * 0.7, 0))
  model.add('lower body', 'brass', cylinder(across * 0.84, across * 0.8, 2).translate(0, centre - across * 0.76, 0))
  model.add(
    'bonnet',
    'brass',
    lathe([
      [0, 0],
      [across * 0.5, 0, 2],
      [across * 0.44, 18, 4],
      [0, 18],
    ]).translate(0, centre + across * 0.3, 0),
  )
  const lobes = Array.from({ length: 14 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 14
    return cylinder(6, 26, 2).translate(Math.cos(angle) * across * 0.42, 0, Math.sin(angle) * across * 0.42)
  })
  model.add(
    'cap',
    'plastic-black',
    merged(cylinder(across * 0.86, 26, 3), ...lobes).translate(0, centre + across * 0.3 + 16, 0),
  )
  model.add('hot mark', 'hot', upright(cylinder(9, 1, 0.2)).translate(-across * 0.75, centre, across * 0.44))
  model.add('cold mark', 'cold', upright(cylinder(9, 1, 0.2)).translate(across * 0.75, centre, across * 0.44))
}

function addRelief(model: Assembly, across: number): void {
  model.add('inlet', 'brass', union(across, 30).translate(0, 0, 0))
  model.add('inlet thread', 'brass', cylinder(across * 0.7, 30, 0.8))
  model.add(
    'body',
    'brass',
    lathe([
      [0, 0],
      [across * 0.44, 0, 2],
      [across * 0.52, 16, 6],
      [across * 0.52, 40, 6],
      [across * 0.4, 50, 4],
      [0, 50],
    ]).translate(0, 26, 0),
  )
  model.add('outlet', 'brass', sideways(union(across * 0.9, 24)).translate(across * 0.4, 48, 0))
  model.add(
    'bonnet',
    'brass',
    lathe([
      [0, 0],
      [across * 0.4, 0, 1.4],
      [across * 0.34, 30, 4],
      [0, 31],
    ]).translate(0, 74, 0),
  )
  model.add(
    'lever',
    'steel',
    box(across * 1.5, 4, 17, 1.2, 5)
      .rotateZ(0.16)
      .translate(across * 0.36, 106, 0),
  )
  model.add('lever pin', 'steel', cylinder(8, 14, 1).translate(0, 98, 0))
  model.add(
    'tag',
    'hot',
    box(across * 0.5, 2, 18, 0.6, 5)
      .rotateZ(0.16)
      .translate(across * 0.9, 112, 0),
  )
}

/** Relief valve for the cold side, eased by a knob. */
function addExpansion(model: Assembly, across: number): void {
  model.add('inlet', 'brass', union(across, 30))
  model.add(
    'body',
    'brass',
    lathe([
      [0, 0],
      [across * 0.42, 0, 2],
      [across * 0.48, 14, 6],
      [across * 0.48, 34, 6],
      [across * 0.4, 44, 4],
      [0, 44],
    ]).translate(0, 26, 0),
  )
  model.add('outlet', 'brass', sideways(union(across * 0.9, 24)).translate(across * 0.38, 44, 0))
  model.add(
    'bonnet',
    'plastic-black',
    lathe([
      [0, 0],
      [across * 0.44, 0, 1.4],
      [across * 0.38, 26, 3],
      [0, 26],
    ]).translate(0, 68, 0),
  )
  const lobes = Array.from({ length: 6 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 6
    return cylinder(12, 16, 3).translate(Math.cos(angle) * across * 0.34, 0, Math.sin(angle) * across * 0.34)
  })
  model.add('knob', 'cold', merged(cylinder(across * 0.7, 16, 3), ...lobes).translate(0, 95, 0))
}

/** Thermostatic mixing valve in its steel box. */
function valveBox(spec: HotWaterValveSpec): ProductModel {
  const model = assembly('wall')
  const wide = 320
  const high = 300
  model.add('box', 'steel', slab(rectangle(wide, high, 6), 3, 0.8))
  for (const [w, h, x, y] of [
    [wide, 3, 0, high / 2 - 1.5],
    [wide, 3, 0, -high / 2 + 1.5],
  ] as const)
    model.add('wall', 'steel', slab(rectangle(w, h, 1), 90, 0.6).translate(x, y, 0))
  for (const side of [-1, 1])
    model.add('wall', 'steel', slab(rectangle(3, high, 1), 90, 0.6).translate(side * (wide / 2 - 1.5), 0, 0))
  const across = 36 * (spec.sizeMm / 20)
  model.add(
    'body',
    'chrome',
    sideways(
      lathe([
        [0, 0],
        [24, 0, 2],
        [24, 150, 2],
        [0, 150],
      ]),
    ).translate(-75, 20, 50),
  )
  for (const x of [-62, 62]) model.add('inlet', 'chrome', flipped(union(across, 90)).translate(x, 6, 50))
  model.add('outlet', 'chrome', union(across, 60).translate(0, 38, 50))
  model.add('control', 'plastic-black', outward(cylinder(46, 26, 4)).translate(0, 20, 70))
  for (const x of [-46, 46]) model.add('bracket', 'steel', box(18, 30, 46, 1).translate(x, 5, 24))
  for (const [x, role] of [
    [-62, 'hot'],
    [62, 'cold'],
  ] as const)
    model.add('isolator', role, outward(cylinder(22, 12, 2)).translate(x, -60, 62))
  for (const x of [-62, 62])
    model.add(
      'isolator body',
      'brass',
      lathe([
        [0, 0],
        [17, 0, 2],
        [17, 30, 2],
        [0, 30],
      ]).translate(x, -76, 50),
    )
  model.pose({ azimuth: -26, elevation: 10, fill: 0.7 })
  return model.finish()
}
