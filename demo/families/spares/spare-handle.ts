import type { BufferGeometry } from 'three'
import { assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { lever, sideLever } from '../../models/fittings/lever.ts'
import { tapHandle } from '../../models/fittings/tap-handle.ts'
import { LEVER_FORMS, TAP_HANDLE_FORMS, type LeverForm, type TapHandleForm } from '../../models/forms.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { METALS } from '../samples.ts'

export type SpareHandleSpec = {
  family: 'spare-handle'
  handle: LeverForm | `tap-${TapHandleForm}`
}

export const SPARE_HANDLE: ModelFamily<SpareHandleSpec> = {
  name: 'spare-handle',
  build: spareHandle,
  samples: {
    finishes: METALS,
    specs: [...LEVER_FORMS, ...TAP_HANDLE_FORMS.map((form) => `tap-${form}` as const)].map((handle) => ({
      family: 'spare-handle',
      handle,
    })),
  },
  views: ['side', 'front', 'plan'],
  measures: () => ({ 'net-weight': 0.2 }),
  isUnlicensed: true,
  isShownOnce: true,
  guide: () =>
    replacementGuide(
      'handle',
      [
        {
          title: 'Change the handle',
          text: 'Loosen the grub screw, pull the old handle off straight, push the new one on to its stop, tighten the screw.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Grub screw', 'M5, hexagon 2.5 mm')],
    ),
}

/** Handle without its tap. */
function spareHandle(spec: SpareHandleSpec): ProductModel {
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
