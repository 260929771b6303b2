import type { BufferGeometry } from 'three'
import type { BodyForm } from '../forms.ts'
import { circle, ellipse, rectangle, superellipse, type Outline } from '../geometry/outline.ts'
import type { Corner } from '../geometry/path.ts'
import { merged, upright } from '../geometry/placing.ts'
import { sheath } from '../geometry/sheath.ts'

/** Section of a body of this form. */
export function bodySection(form: BodyForm, widthMm: number): Outline {
  if (form === 'square') return rectangle(widthMm, widthMm, widthMm * 0.06)
  if (form === 'soft-square') return superellipse(widthMm, widthMm, 4.2, 88)
  if (form === 'oval') return ellipse(widthMm * 0.84, widthMm, 72)
  return circle(widthMm)
}

/** Upright body with its foot ring, from y = 0 to its height. `section` is what the cap above continues. */
export function hobBody(
  form: BodyForm,
  widthMm: number,
  heightMm: number,
  baseMm: number,
): { metal: BufferGeometry; section: Outline } {
  const section = bodySection(form, widthMm)
  const foot = (baseMm - widthMm) / 2
  if (form === 'tapered' || form === 'waisted') {
    const waist: Corner[] =
      form === 'tapered'
        ? [
            [foot, 0],
            [foot, 3, 0.8],
            [0, heightMm],
          ]
        : [
            [foot, 0],
            [foot, 3, 0.8],
            [-widthMm * 0.1, heightMm * 0.4, heightMm * 0.6],
            [0, heightMm],
          ]
    return { metal: upright(sheath(section, waist, 'both')), section }
  }
  const ringGeometry = upright(
    sheath(
      section,
      [
        [0, 0],
        [foot, 0, 0.4],
        [foot, 5, 1.2],
        [-1, 5],
      ],
      'foot',
    ),
  )
  const column = upright(
    sheath(
      section,
      [
        [0, 4],
        [0, heightMm, 0.5],
        [-2, heightMm],
      ],
      'top',
    ),
  )
  return { metal: merged(ringGeometry, column), section }
}

/** Dark recess between two metal parts. */
export function shadowGap(section: Outline, atY: number, insetMm = 1.1, heightMm = 1.1): BufferGeometry {
  return upright(
    sheath(section, [
      [-insetMm, -0.6],
      [-insetMm, heightMm + 0.6],
    ]),
  ).translate(0, atY, 0)
}
