import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { HeatedTowelRailSpec } from '../../models/families.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { barSection } from '../../models/fittings/rail.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import { addBar } from './towel-rail.ts'

/** Ladder of bars between two uprights, or a set of uprights. y = 0 at the foot. */
export function heatedTowelRail(spec: HeatedTowelRailSpec): ProductModel {
  const model = assembly('wall')
  return spec.form === 'vertical' ? verticalRails(model, spec) : ladder(model, spec)
}

const RAIL_Z = 92

function ladder(model: Assembly, spec: HeatedTowelRailSpec): ProductModel {
  const { widthMm, heightMm, bars } = spec
  const upright = 28
  const x = widthMm / 2 - 22
  for (const side of [-x, x]) {
    const line = bentLine([
      [side, 0, RAIL_Z],
      [side, heightMm, RAIL_Z],
    ])
    model.add(
      'upright',
      'finish',
      sweep(line, barSection(spec.bar === 'flat' ? 'square' : spec.bar, upright), {
        startEdgeMm: 2,
        endEdgeMm: 2,
        up: [0, 0, -1],
      }),
    )
    for (const y of [heightMm * 0.07, heightMm * 0.93]) {
      model.add('bracket', 'finish', outward(cylinder(19, RAIL_Z - 6, 0.6)).translate(side, y, 4))
      model.add(
        'flange',
        'finish',
        wallFlange(spec.bar === 'round' || spec.bar === 'oval' ? 'round' : 'soft-square', 44, 7).translate(side, y, 0),
      )
    }
  }
  for (const y of barHeights(spec))
    addBar(model, spec.bar, spec.bar === 'flat' ? 22 : 19, x, y, RAIL_Z + (spec.bar === 'flat' ? 10 : 0))
  model.measure('width', [-widthMm / 2, 0, RAIL_Z], [widthMm / 2, 0, RAIL_Z], 'x')
  model.measure('centres', [-x, heightMm * 0.07, 0], [x, heightMm * 0.07, 0], 'x')
  model.measure(
    'bars',
    [0, barHeights({ ...spec, bars })[0] ?? 0, RAIL_Z],
    [0, barHeights(spec).at(-1) ?? 0, RAIL_Z],
    'y',
  )
  model.pose({ azimuth: -32, elevation: 8, fill: 0.76 })
  return model.finish()
}

function barHeights({ bars, heightMm, spacing }: HeatedTowelRailSpec): number[] {
  const low = heightMm * 0.06 + 18
  const high = heightMm - low
  if (spacing === 'even' || bars < 5)
    return Array.from({ length: bars }, (_, index) =>
      bars === 1 ? (low + high) / 2 : low + ((high - low) * index) / (bars - 1),
    )
  const first = Math.ceil(bars * 0.6)
  const gap = (high - low) / (bars + 1.5)
  return Array.from({ length: bars }, (_, index) => low + gap * (index < first ? index : index + 2.5))
}

function verticalRails(model: Assembly, spec: HeatedTowelRailSpec): ProductModel {
  const { widthMm, heightMm, bars } = spec
  const gap = bars > 1 ? (widthMm - 46) / (bars - 1) : 0
  for (let index = 0; index < bars; index++) {
    const x = (index - (bars - 1) / 2) * gap
    const line = bentLine([
      [x, 0, RAIL_Z],
      [x, heightMm, RAIL_Z],
    ])
    model.add('rail', 'finish', sweep(line, barSection(spec.bar, 34), { startEdgeMm: 2, endEdgeMm: 2, up: [0, 0, -1] }))
    for (const y of [heightMm * 0.08, heightMm * 0.92]) {
      model.add('bracket', 'finish', outward(cylinder(20, RAIL_Z - 6, 0.6)).translate(x, y, 4))
      model.add(
        'flange',
        'finish',
        wallFlange(spec.bar === 'round' || spec.bar === 'oval' ? 'round' : 'soft-square', 46, 7).translate(x, y, 0),
      )
    }
    for (const share of [0.34, 0.62, 0.9])
      model.add('peg', 'finish', outward(cylinder(16, 46, 2)).translate(x, heightMm * share, RAIL_Z + 12))
  }
  model.pose({ azimuth: -34, elevation: 6, fill: 0.8 })
  return model.finish()
}
