import { writeDae } from '../cad/dae.ts'
import { writeDxf } from '../cad/dxf.ts'
import { writeGlb } from '../cad/glb.ts'
import { writeObj } from '../cad/obj.ts'
import { toCadProduct } from '../cad/product.ts'
import { writeThreeDs } from '../cad/three-ds.ts'
import type { DemoProduct, VariantPictures } from '../catalogue/model.ts'
import type { ModelFormat } from '../catalogue/record/files.ts'
import type { Drawing } from '../drawings/drawing.ts'
import { layOutDrawing } from '../drawings/layout.ts'
import { writeSvg } from '../drawings/svg.ts'
import { modelOf } from '../models/last-model.ts'
import { toSubject } from '../sheets/subject.ts'
import { toIfcProduct, writeIfcProduct } from '../site.ts'

/** A variant as its models and drawings need it. */
export interface ModelSubject extends Pick<VariantPictures, 'sku' | 'spec' | 'finish'> {
  readonly title: string
  readonly product: DemoProduct
}

/** The day that is written into files that carry one. */
const SAVED_AT = new Date('2026-03-02T00:00:00Z')

export const MODEL_WRITERS: Record<ModelFormat, (subject: ModelSubject) => string | Uint8Array> = {
  svg: (subject) => writeSvg(drawingOf(subject)),
  dxf: (subject) => writeDxf(drawingOf(subject)),
  glb: (subject) => writeGlb(productOf(subject)),
  obj: (subject) => writeObj(productOf(subject)),
  dae: (subject) => writeDae(productOf(subject), SAVED_AT),
  '3ds': (subject) => writeThreeDs(productOf(subject)),
  ifc: writeIfc,
}

function drawingOf({ spec, title }: ModelSubject): Drawing {
  return layOutDrawing(modelOf(spec), { family: spec.family, title })
}

function productOf({ spec, finish, sku, title }: ModelSubject) {
  return toCadProduct(modelOf(spec), { code: sku, title, finish })
}

function writeIfc(subject: ModelSubject): string {
  const { meshes } = productOf(subject)
  const product = toIfcProduct(toSubject(subject.product, subject.sku), meshes, 'au')
  return writeIfcProduct(product, meshes, SAVED_AT)
}

export function isModelFormat(format: string): format is ModelFormat {
  return Object.hasOwn(MODEL_WRITERS, format)
}
