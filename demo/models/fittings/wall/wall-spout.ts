import type { TapSetSpec } from '../../../families/tapware/tap-set.ts'
import type { Assembly } from '../../assembly.ts'
import { wallFlange } from '../flange.ts'
import { spout } from '../spout.ts'

/** Start of spouts inside their flange, so that leaning ones do not reach into the wall. */
const WALL_START = 3.5

/** Wall outlet at x, y = 0, with its flange. */
export function addWallSpout(
  model: Assembly,
  form: TapSetSpec['spout'] | 'cascade',
  flange: TapSetSpec['flange'],
  flangeWidthMm: number,
  reachMm: number,
  x: number,
): void {
  model.add('spout flange', 'finish', wallFlange(flange, flangeWidthMm, 6).translate(x, 0, 0))
  const thickness = form === 'taper' ? 32 : form === 'flat' ? 26 : 24
  const drop =
    form === 'arc'
      ? reachMm * 0.3
      : form === 'gooseneck'
        ? 8
        : form === 'angled'
          ? -reachMm * 0.1
          : form === 'square'
            ? 24
            : 26
  const shape =
    form === 'gooseneck'
      ? swan(reachMm - WALL_START, thickness)
      : spout({ form, startY: 0, reachMm: reachMm - WALL_START, outletY: -drop, thicknessMm: thickness })
  model.add('spout', 'finish', shape.metal.translate(x, 0, WALL_START))
  model.add('aerator', 'plastic-grey', shape.insert.translate(x, 0, WALL_START))
}

function swan(reachMm: number, thicknessMm: number) {
  return spout({ form: 'tube', startY: 0, reachMm, outletY: 6, thicknessMm })
}
