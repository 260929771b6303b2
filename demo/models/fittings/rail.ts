import type { BarForm } from '../forms.ts'
import { circle, ellipse, rectangle, type Outline } from '../geometry/outline.ts'

/** Section of a rail; flat and oval ones are wider along x. */
export function barSection(form: BarForm, sizeMm: number): Outline {
  switch (form) {
    case 'round':
      return circle(sizeMm)
    case 'square':
      return rectangle(sizeMm * 0.94, sizeMm * 0.94, Math.min(2.2, sizeMm * 0.14))
    case 'flat':
      return rectangle(sizeMm * 1.5, sizeMm * 0.5, Math.min(2, sizeMm * 0.12))
    case 'oval':
      return ellipse(sizeMm * 1.3, sizeMm * 0.8, 48)
  }
}
