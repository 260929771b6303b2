import type { Assembly } from '../../assembly.ts'
import { cylinder } from '../../geometry/lathe.ts'
import { rectangle } from '../../geometry/outline.ts'
import { outward } from '../../geometry/placing.ts'
import { box, slab } from '../../geometry/sheath.ts'
import { pipe } from '../../geometry/sweep.ts'

export type FrameShape = { widthMm: number; heightMm: number; depthMm: number }

/** Steel frame with its cistern, standing on y = 0, its front at z. */
export function addWallFrame(model: Assembly, { widthMm, heightMm, depthMm }: FrameShape, z: number): void {
  const bar = 40
  const x = widthMm / 2 - bar / 2
  const middle = z - depthMm * 0.4
  for (const side of [-x, x]) {
    model.add('frame post', 'blue', box(bar, heightMm, bar, 3).translate(side, 0, middle))
    model.add('frame foot', 'steel', box(92, 8, 104, 1.5, 6).translate(side, 0, middle))
  }
  for (const y of [heightMm - bar, heightMm * 0.34, heightMm * 0.2])
    model.add('frame bar', 'blue', box(widthMm - 2 * bar, bar, bar * 0.7, 2).translate(0, y, middle))
  addInWallCistern(
    model,
    { widthMm: widthMm - 2 * bar - 16, heightMm: heightMm * 0.44, depthMm: Math.min(depthMm, 120) },
    heightMm * 0.48,
    middle,
  )
  model.add(
    'flush bend',
    'plastic-white',
    pipe(
      [
        [0, heightMm * 0.5, middle],
        [0, heightMm * 0.33, middle, 50],
        [0, heightMm * 0.33, middle + 60],
      ],
      48,
    ),
  )
  model.add(
    'outlet bend',
    'plastic-black',
    pipe(
      [
        [0, heightMm * 0.02, middle - 4],
        [0, heightMm * 0.2, middle - 4, 60],
        [0, heightMm * 0.2, middle + 60],
      ],
      96,
    ),
  )
  for (const side of [-90, 90])
    model.add('stud', 'steel', outward(cylinder(12, 96, 1)).translate(side, heightMm * 0.34 + 20, middle - 10))
}

/** Flat plastic cistern around (0, y), with its access opening. */
export function addInWallCistern(
  model: Assembly,
  { widthMm, heightMm, depthMm }: FrameShape,
  y: number,
  z: number,
): void {
  model.add('cistern', 'plastic-white', box(widthMm, heightMm, depthMm, 9, 12).translate(0, y, z))
  for (const share of [0.28, 0.72]) {
    model.add(
      'rib',
      'plastic-white',
      slab(rectangle(16, heightMm * 0.7, 8), 7, 3).translate(
        (share - 0.5) * widthMm * 1.5,
        y + heightMm * 0.42,
        z + depthMm / 2 - 2,
      ),
    )
  }
  model.add(
    'access frame',
    'plastic-grey',
    slab(rectangle(210, 130, 8), 14, 3).translate(0, y + heightMm * 0.66, z + depthMm / 2 - 3),
  )
  model.add(
    'access',
    'dark',
    slab(rectangle(184, 104, 4), 2, 0.4).translate(0, y + heightMm * 0.66, z + depthMm / 2 + 9.6),
  )
  model.add('inlet', 'brass', cylinder(26, 30, 2).translate(widthMm * 0.34, y + heightMm - 6, z))
}
