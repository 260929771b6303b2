import path from 'node:path'
import type { FileType } from '../site.ts'
import { demoProducts } from '../catalogue.ts'
import type { DemoProduct, FeedFile } from '../catalogue/model.ts'
import { modelFileStem, type DocumentType } from '../catalogue/record/files.ts'
import { writeDocument } from '../sheets/documents.ts'
import { isModelFormat, MODEL_WRITERS, type ModelSubject } from './model-files.ts'

const products = demoProducts()

const models = new Map(
  products.flatMap((product) =>
    product.pictures.map((variant): [string, ModelSubject] => [
      modelFileStem(variant.spec.family, variant.sku),
      { ...variant, product, title: product.record.name['en-AU'] },
    ]),
  ),
)

interface DocumentSubject {
  readonly type: DocumentType
  readonly product: DemoProduct
  readonly sku: string
}

/** Each document with the first variant that names it. */
const documents = new Map<string, DocumentSubject>()
for (const product of products) {
  for (const { sku, attributes } of product.record.variants) {
    for (const { name, value } of attributes['assets-attributes'] as readonly FeedFile[]) {
      const file = value.replace('ProductThumbnail/', '')
      if (!isDocument(name, file) || documents.has(file)) continue
      documents.set(file, { type: name, product, sku })
    }
  }
}

function isDocument(type: string, file: string): type is DocumentType & FileType {
  return file.startsWith('documents/') && type !== ''
}

/** The content of a file that the demo's feed names by this path; null where it names none. The same on every call. */
export async function writeDemoFile(relative: string): Promise<string | Uint8Array | null> {
  const document = documents.get(relative)
  if (document) return writeDocument(document.type, document.product, document.sku, products)
  const { dir, name, ext } = path.posix.parse(relative)
  const subject = models.get(`${dir}/${name}`)
  const format = ext.slice(1)
  return subject && isModelFormat(format) ? MODEL_WRITERS[format](subject) : null
}
