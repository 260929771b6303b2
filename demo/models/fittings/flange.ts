import type { BufferGeometry } from 'three'
import type { PlateForm } from '../forms.ts'
import { lathe } from '../geometry/lathe.ts'
import { rectangle, superellipse, type Outline } from '../geometry/outline.ts'
import { outward } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'

/** Wall rose from z = 0 to its thickness, facing the viewer. */
export function wallFlange(form: PlateForm, widthMm: number, thicknessMm = 6): BufferGeometry {
  if (form === 'round') {
    const radius = widthMm / 2
    return outward(
      lathe([
        [0, 0],
        [radius, 0, 0.3],
        [radius, thicknessMm * 0.55, 1],
        [radius - 2.4, thicknessMm, 2],
        [0, thicknessMm],
      ]),
    )
  }
  return slab(plateOutline(form, widthMm, widthMm), thicknessMm, 1.3, 0.3)
}

/** Outline of a plate, centred. */
export function plateOutline(form: PlateForm | 'oval' | 'pill', widthMm: number, heightMm: number): Outline {
  switch (form) {
    case 'round':
      return widthMm === heightMm
        ? superellipse(widthMm, heightMm, 2, 80)
        : rectangle(widthMm, heightMm, Math.min(widthMm, heightMm) / 2)
    case 'square':
      return rectangle(widthMm, heightMm, 2)
    case 'soft-square':
      return widthMm === heightMm
        ? superellipse(widthMm, heightMm, 4.4, 96)
        : rectangle(widthMm, heightMm, Math.min(widthMm, heightMm) * 0.24)
    case 'oval':
      return superellipse(widthMm, heightMm, 2.3, 96)
    case 'pill':
      return rectangle(widthMm, heightMm, Math.min(widthMm, heightMm) / 2)
  }
}
