import type { Assembly } from '../../assembly.ts'
import type { PlateForm, TapHandleForm } from '../../forms.ts'
import { lathe } from '../../geometry/lathe.ts'
import { outward } from '../../geometry/placing.ts'
import { wallFlange } from '../flange.ts'
import { isTraditional, spindleCover, tapHandle } from '../tap-handle.ts'

/** Wall top assembly: flange, cover and handle, its axis along z at (x, y). Returns how far it projects. */
export function addWallTap(
  model: Assembly,
  handle: TapHandleForm,
  flange: PlateForm,
  flangeWidthMm: number,
  at: readonly [x: number, y: number],
  temperature: 'hot' | 'cold',
): number {
  const cover = 26
  const [x, y] = at
  model.add('flange', 'finish', wallFlange(flange, flangeWidthMm, 6).translate(x, y, 0))
  const sleeve = isTraditional(handle)
    ? spindleCover(Math.min(46, flangeWidthMm * 0.8), cover, true)
    : lathe([
        [0, 0],
        [13.5, 0],
        [13.5, cover, 0.8],
        [0, cover],
      ])
  model.add('cover', 'finish', outward(sleeve).translate(x, y, 5))
  const grip = tapHandle(handle)
  const reach = 5 + cover
  model.add(
    'gap',
    'dark',
    outward(
      lathe([
        [0, 0],
        [8, 0],
        [8, 3],
        [0, 3],
      ]),
    ).translate(x, y, reach - 1),
  )
  model.add('handle', 'finish', outward(grip.metal).translate(x, y, reach + 1))
  model.add('index', temperature, outward(grip.index).translate(x, y, reach + 1))
  return reach + 1 + grip.heightMm
}
