import type { BufferGeometry } from 'three'
import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { SpareHandleSpec, TapHandleForm, LeverForm } from '../../models/families.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { lever, sideLever } from '../../models/fittings/lever.ts'
import { tapHandle } from '../../models/fittings/tap-handle.ts'

/** Handle without its tap. */
export function spareHandle(spec: SpareHandleSpec): ProductModel {
  const model = assembly('bench')
  if (spec.handle.startsWith('tap-')) {
    const grip = tapHandle(spec.handle.slice(4) as TapHandleForm)
    model.add('handle', 'finish', grip.metal)
    model.add('index', 'cold', grip.index)
  } else {
    const form = spec.handle as LeverForm
    if (form.startsWith('side-'))
      model.add('handle', 'finish', resting(sideLever(form, 8, 28, 62).rotateZ(Math.PI / 2)))
    else model.add('handle', 'finish', lever({ form, section: bodySection('round', 44), widthMm: 44 }))
  }
  model.pose({ azimuth: -44, elevation: 28, fill: 0.58 })
  return model.finish()
}

/** Lowered or lifted until it lies on the bench. */
function resting(geometry: BufferGeometry): BufferGeometry {
  geometry.computeBoundingBox()
  return geometry.translate(0, -(geometry.boundingBox?.min.y ?? 0), 0)
}
