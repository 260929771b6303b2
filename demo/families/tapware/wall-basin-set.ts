import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { WallBasinSetSpec } from '../../models/families.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { wallLever } from '../../models/fittings/wall-lever.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { addWallSpout } from '../../models/fittings/wall-spout.ts'

const BODY_MM = 38

/** Concealed basin or bath mixer with its outlet, on one plate or two flanges. */
export function wallBasinSet(spec: WallBasinSetSpec): ProductModel {
  const model = assembly('wall')
  const side = spec.handleSide === 'right' ? 1 : -1
  const mixerX = (side * spec.centresMm) / 2
  const spoutX = -mixerX
  const plate = 7
  if (spec.layout === 'plate') {
    const wide = spec.centresMm + spec.flangeWidthMm
    const form = spec.flange === 'round' ? 'pill' : spec.flange
    model.add('plate', 'finish', slab(plateOutline(form, wide, spec.flangeWidthMm), plate, 1.4, 0.3))
    addWallSpout(model, spec.spout, spec.flange, Math.min(46, spec.flangeWidthMm * 0.6), spec.spoutReachMm, spoutX)
  } else {
    addWallSpout(model, spec.spout, spec.flange, spec.flangeWidthMm, spec.spoutReachMm, spoutX)
    model.add('mixer flange', 'finish', wallFlange(spec.flange, spec.flangeWidthMm, 6).translate(mixerX, 0, 0))
  }
  const section = bodySection(spec.flange, BODY_MM)
  const front = 40
  model.add(
    'body',
    'finish',
    sheath(
      section,
      [
        [0, 4],
        [0, front, 0.5],
        [-2, front],
      ],
      'top',
    ).translate(mixerX, 0, 0),
  )
  model.add(
    'gap',
    'dark',
    sheath(section, [
      [-1.2, front - 1],
      [-1.2, front + 2],
    ]).translate(mixerX, 0, 0),
  )
  model.add('handle', 'finish', wallLever(spec.handle, section, BODY_MM, 66).translate(mixerX, 0, front + 1.1))
  model.measure('centres', [-mixerX, 0, 0], [mixerX, 0, 0], 'x')
  model.measure('spoutReach', [spoutX, 0, 0], [spoutX, 0, spec.spoutReachMm], 'z')
  model.pose({ azimuth: side * -38, elevation: 16, fill: 0.7, focus: [mixerX * 0.7, 0, front], zoom: 2.1 })
  return model.finish()
}
