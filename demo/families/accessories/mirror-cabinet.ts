import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { MirrorCabinetSpec } from '../../models/families.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { mirrorOutline } from './mirror.ts'

/** Cabinet behind mirror doors. */
export function mirrorCabinet(spec: MirrorCabinetSpec): ProductModel {
  const model = assembly('wall')
  const { widthMm, heightMm, depthMm, doors } = spec
  const door = 22
  const carcass = depthMm - door - 1
  const below = spec.shelf === 'below' ? 90 : 0
  const high = heightMm - below
  const y = below / 2
  if (spec.shape === 'rectangle') {
    model.add('cabinet', 'finish', slab(rectangle(widthMm, high, 2), carcass, 0.8).translate(0, y, 0))
    const wide = (widthMm - (doors - 1) * 2) / doors
    for (let index = 0; index < doors; index++) {
      const x = -widthMm / 2 + wide / 2 + index * (wide + 2)
      model.add('door', 'finish', slab(rectangle(wide, high, 1.4), 16, 0.6).translate(x, y, carcass + 0.9))
      model.add('glass', 'mirror', slab(rectangle(wide, high, 1.2), 5, 0.7, 0.3).translate(x, y, carcass + 18))
    }
  } else {
    const outline = mirrorOutline({ ...spec, heightMm: high, shape: spec.shape })
    model.add('cabinet', 'finish', slab(outline, carcass, 1).translate(0, y, 0))
    model.add('door', 'finish', slab(outline, 16, 0.8).translate(0, y, carcass + 0.9))
    model.add('glass', 'mirror', slab(outline, 5, 0.8, 0.3).translate(0, y, carcass + 18))
  }
  if (below > 0) {
    const low = -heightMm / 2
    model.add('shelf', 'finish', box(widthMm, 16, carcass, 1).translate(0, low, carcass / 2))
    for (const side of [-1, 1])
      model.add('cheek', 'finish', box(16, below, carcass, 1).translate(side * (widthMm / 2 - 8), low, carcass / 2))
    model.add('shelf back', 'finish', box(widthMm - 30, below, 8, 0.5).translate(0, low, 4))
  }
  model.measure('depth', [widthMm / 2, 0, 0], [widthMm / 2, 0, depthMm], 'z')
  model.pose({ azimuth: -28, elevation: 8, fill: 0.74 })
  return model.finish()
}
