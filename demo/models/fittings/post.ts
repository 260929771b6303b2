import type { Assembly } from '../assembly.ts'
import type { PlateForm } from '../forms.ts'
import { cylinder } from '../geometry/lathe.ts'
import { outward } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'
import { plateOutline, wallFlange } from './flange.ts'

/** Flange and post that carry an accessory `reachMm` in front of the wall at (x, y). */
export function addPost(
  model: Assembly,
  form: PlateForm,
  at: readonly [x: number, y: number],
  reachMm: number,
  postMm = 18,
  flangeMm = 48,
): void {
  const [x, y] = at
  model.add('flange', 'finish', wallFlange(form, flangeMm, 7).translate(x, y, 0))
  const post =
    form === 'round'
      ? outward(cylinder(postMm, reachMm - 4, 0.6))
      : slab(plateOutline(form, postMm, postMm), reachMm - 4, 0.8)
  model.add('post', 'finish', post.translate(x, y, 4))
}
