import type { DemoProduct } from '../catalogue/model.ts'
import type { DocumentType } from '../catalogue/record/files.ts'
import { modelSizeMm } from '../catalogue/record/model-sizes.ts'
import { layOutDrawing } from '../drawings/layout.ts'
import { familyOf, type ModelSpec } from '../families/all.ts'
import { modelOf } from '../models/last-model.ts'
import { writeComplianceStatement } from './compliance/compliance-statement.ts'
import { writeDataSheet } from './data-sheet/data-sheet.ts'
import { publicDirectory, type Directory } from './directory.ts'
import { writeExplodedDiagram } from './exploded/exploded-diagram.ts'
import { writeInstallationGuide } from './guide/installation-guide.ts'
import { writeTechnicalManual } from './manual/technical-manual.ts'
import type { DrawWithin } from './paper/line-drawing.ts'
import { toSubject } from './subject.ts'
import { writeTestReport } from './test-report/test-report.ts'
import { writeWarranty } from './warranty/warranty-document.ts'

const directories = new WeakMap<readonly DemoProduct[], Directory>()

/** One document as PDF: the same bytes on every call. `products` is the whole catalogue, for what a product names. */
export function writeDocument(
  type: DocumentType,
  product: DemoProduct,
  sku: string,
  products: readonly DemoProduct[],
): Promise<Buffer> {
  const subject = toSubject(product, sku)
  const directory = directories.get(products) ?? publicDirectory(products)
  directories.set(products, directory)
  const { spec } = subject.pictures
  const draw: DrawWithin = (within) =>
    layOutDrawing(modelOf(spec), { family: spec.family, title: product.record.name['en-AU'], within })
  switch (type) {
    case 'specification-sheet':
      return writeDataSheet(subject, draw, directory)
    case 'installation-guidelines':
      return writeInstallationGuide(subject, draw, directory)
    case 'technical-manual':
      return writeTechnicalManual(subject, draw, directory)
    case 'BOM-file':
      return writeExplodedDiagram(subject, directory)
    case 'compilance-file':
      return writeComplianceStatement(subject)
    case 'test-report':
      return writeTestReport(subject, modelOf(spec), statedSizesMm(spec))
    case 'warranty-Info':
      return writeWarranty(subject, products)
  }
}

/** The sizes of the whole that the feed states. */
function statedSizesMm(spec: ModelSpec): number[] {
  const { length, width, depth, height } = familyOf(spec).measures(spec, modelSizeMm(spec))
  return [length, width, depth, height].filter((size) => typeof size === 'number')
}
