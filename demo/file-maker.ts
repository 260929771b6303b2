import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileOrder, FileReport } from '#app/platform/files/file-maker.server.ts'
import { writeDae } from './cad/dae.ts'
import { writeDxf } from './cad/dxf.ts'
import { writeGlb } from './cad/glb.ts'
import { writeObj } from './cad/obj.ts'
import { toCadProduct } from './cad/product.ts'
import { writeThreeDs } from './cad/three-ds.ts'
import { demoProducts } from './catalogue.ts'
import type { VariantPictures } from './catalogue/model.ts'
import { modelFileStem, type ModelFormat } from './catalogue/record/files.ts'
import { layOutDrawing } from './drawings/layout.ts'
import { writeSvg } from './drawings/svg.ts'
import { buildModel } from './models/build.ts'

/** The process that draws the demo's models as files, one at a time, when somebody asks for them. */
interface Subject extends VariantPictures {
  readonly title: string
}

/** The day that is written into files that carry one. */
const SAVED_AT = new Date('2026-03-02T00:00:00Z')

const subjects = new Map(
  demoProducts().flatMap(({ record, pictures }) =>
    pictures.map((variant): [string, Subject] => [
      modelFileStem(variant.spec.family, variant.sku),
      { ...variant, title: record.name['en-AU'] },
    ]),
  ),
)

const WRITERS: Record<ModelFormat, (subject: Subject) => string | Uint8Array> = {
  svg: (subject) => writeSvg(drawingOf(subject)),
  dxf: (subject) => writeDxf(drawingOf(subject)),
  glb: (subject) => writeGlb(productOf(subject)),
  obj: (subject) => writeObj(productOf(subject)),
  dae: (subject) => writeDae(productOf(subject), SAVED_AT),
  '3ds': (subject) => writeThreeDs(productOf(subject)),
}

function drawingOf({ spec, title }: Subject) {
  return layOutDrawing(buildModel(spec), { family: spec.family, title })
}

function productOf({ spec, finish, sku, title }: Subject) {
  return toCadProduct(buildModel(spec), { code: sku, title, finish })
}

function make({ path: relative, directory }: FileOrder): boolean {
  const { dir, name, ext } = path.posix.parse(relative)
  const subject = subjects.get(`${dir}/${name}`)
  const format = ext.slice(1)
  if (!subject || !isFormat(format)) return false
  const file = path.join(directory, relative)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, WRITERS[format](subject))
  renameSync(`${file}.${process.pid}`, file)
  return true
}

function isFormat(format: string): format is ModelFormat {
  return Object.hasOwn(WRITERS, format)
}

process.on('message', (order: FileOrder) => {
  process.send?.({ id: order.id, isMade: makeSafely(order) } satisfies FileReport)
})
process.once('disconnect', () => process.exit())

function makeSafely(order: FileOrder): boolean {
  try {
    return make(order)
  } catch (error) {
    console.error(`${order.path} could not be made:`, error)
    return false
  }
}
