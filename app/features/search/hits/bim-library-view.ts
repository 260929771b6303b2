import { downloadFiles } from '@specify/catalogue/files/files.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Visibility } from '@specify/core/actor.ts'
import {
  type Filter,
  type IndexUpdate,
  type JsonValue,
  type SearchRecord,
  type SearchIndex,
  IndexView,
} from '@specify/engine'

const HAS_BIM_FILES: Filter = { kind: 'range', attribute: 'bimFileCount', range: { min: 1 } }

interface BimLibrarySources {
  readonly visibility: Visibility
  readonly productOf: (objectId: string) => Product | null
}

/** Each variant of a record has its files by type, as offered to the reader: `RFA-file`, `technical-manual` … */
export class BimLibraryView extends IndexView {
  private readonly sources: BimLibrarySources

  constructor(index: SearchIndex, update: IndexUpdate | null, sources: BimLibrarySources) {
    super(index, HAS_BIM_FILES, update)
    this.sources = sources
  }

  override readRecord(docId: number): SearchRecord {
    const record = super.readRecord(docId)
    const product = this.sources.productOf(record.objectID)
    const { variants } = record
    if (!product || !Array.isArray(variants)) return record
    const filesOf = new Map<JsonValue | undefined, Record<string, JsonValue>>(
      product.variants.map(({ id, files }) => [id, fileAttributes(files, this.sources.visibility)]),
    )
    return {
      ...record,
      variants: variants.map((variant: Record<string, JsonValue>) => ({
        ...variant,
        ...filesOf.get(variant['id']),
      })),
    }
  }

  override readJson(docId: number): string {
    return JSON.stringify(this.readRecord(docId))
  }
}

function fileAttributes(
  files: Product['variants'][number]['files'],
  visibility: Visibility,
): Record<string, JsonValue> {
  const byType = Map.groupBy(downloadFiles(files, visibility), ({ type }) => type)
  return Object.fromEntries(
    Array.from(byType, ([type, ofType]) => {
      const [first = '', ...others] = ofType.map(({ url }) => url)
      return [type, others.length === 0 ? first : [first, ...others]]
    }),
  )
}
