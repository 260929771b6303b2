import type { BufferGeometry } from 'three'
import type { LeverForm } from '../../forms.ts'
import type { Outline } from '../../geometry/outline.ts'
import { outward } from '../../geometry/placing.ts'
import { lever } from '../lever.ts'

/** Lever of a wall mixer: its cap turns about z from z = 0, pins stand up, broad levers hang down. */
export function wallLever(form: LeverForm, section: Outline, widthMm: number, lengthMm?: number): BufferGeometry {
  const handle = outward(lever({ form, section, widthMm, ...(lengthMm ? { lengthMm } : {}) }))
  return form === 'pin' || form === 'knurled' || form === 'loop' || form === 'lever' ? handle.rotateZ(Math.PI) : handle
}
