import type { FlushPlateSpec } from '../../families/toilets/flush-plate.ts'
import type { Assembly } from '../assembly.ts'
import { lathe } from '../geometry/lathe.ts'
import { circle, ellipse, rectangle, type Outline } from '../geometry/outline.ts'
import { outward } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'

/** Flush plate on the wall around (0, y). */
export function addFlushPlate(model: Assembly, spec: Omit<FlushPlateSpec, 'family'>, y: number): void {
  const thick = spec.widthMm < 100 ? 7 : 11
  const outline = plateOf(spec)
  model.add('plate', 'finish', slab(outline, thick, 2, 0.3).translate(0, y, 0))
  const { widthMm, heightMm } = spec
  if (spec.buttons === 'touchless') {
    model.add(
      'sensor',
      'water-black',
      slab(rectangle(widthMm * 0.5, heightMm * 0.24, heightMm * 0.12), 1.4, 0.5).translate(0, y, thick - 0.9),
    )
    return
  }
  if (spec.widthMm < 100) {
    const dome = spec.buttons === 'raised'
    const radius = Math.min(widthMm, heightMm) * 0.36
    model.add(
      'gap',
      'dark',
      outward(
        lathe([
          [0, 0],
          [radius + 1, 0],
          [radius + 1, 0.5],
          [0, 0.5],
        ]),
      ).translate(0, y, thick - 0.2),
    )
    const button = lathe(
      dome
        ? [
            [0, 0],
            [radius, 0],
            [radius, 8, 3],
            [radius * 0.5, 11, 20],
            [0, 11.4],
          ]
        : [
            [0, 0],
            [radius, 0],
            [radius, 3, 1.2],
            [0, 3.4],
          ],
    )
    model.add('button', 'finish', outward(button).translate(0, y, thick - 0.2))
    return
  }
  const [large, small, place] = buttonOutlines(spec)
  const z = thick - 0.5
  for (const [outlineOf, x] of [
    [large, -place],
    [small, place],
  ] as const) {
    model.add('gap', 'dark', slab((outset = 0) => outlineOf(outset + 1.1), 0.7, 0.1).translate(x, y, z))
    const rise = spec.buttons === 'raised' ? 8 : 2.6
    model.add('button', 'finish', slab(outlineOf, rise, spec.buttons === 'raised' ? 3 : 1.1).translate(x, y, z))
  }
}

function plateOf({ form, widthMm, heightMm }: Omit<FlushPlateSpec, 'family'>): Outline {
  if (form === 'round') return circle(widthMm)
  if (form === 'oval') return ellipse(widthMm, heightMm, 88)
  return rectangle(widthMm, heightMm, form === 'soft-rectangle' ? heightMm * 0.16 : 3)
}

function buttonOutlines({ buttons, widthMm, heightMm }: Omit<FlushPlateSpec, 'family'>): [Outline, Outline, number] {
  if (buttons === 'round' || buttons === 'raised') {
    const size = Math.min(heightMm * 0.52, widthMm * 0.32)
    return [circle(size), circle(size * (buttons === 'raised' ? 1 : 0.78)), widthMm * 0.2]
  }
  if (buttons === 'split')
    return [rectangle(widthMm * 0.4, heightMm * 0.62, 3), rectangle(widthMm * 0.4, heightMm * 0.62, 3), widthMm * 0.204]
  return [rectangle(widthMm * 0.44, heightMm * 0.44, 4), rectangle(widthMm * 0.24, heightMm * 0.44, 4), widthMm * 0.2]
}
