import { isAttributeKey, type AttributeKey, type AttributeValue } from '@specify/catalogue/facts/attributes.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import type { ProductFile } from '@specify/catalogue/files/product-file.ts'
import { cleanAttribute, readFlag, readList } from './clean-attribute.ts'
import { cleanEvidence } from './clean-evidence.ts'
import { mendCode } from './mend-code.ts'
import { isUsableSku } from './why-no-sku.ts'
import { FeedNameValues, type FeedNameValue, type FeedVariant } from '../feed-record.ts'
import { isFileType, cleanFile, bimFileTypes, type Remark, isText, cleanPictures } from './clean-files.ts'
import { cleanPrices } from './clean-prices.ts'
import { cleanFeatures } from './clean-features.ts'

/** Reads whether a variant is for staff; null where the value cannot be parsed, since a guess could publish it. */
export function readInternal({ attributes }: FeedVariant): boolean | null {
  const named = FeedNameValues.safeParse(attributes['item-attributes']).data ?? []
  const cell = attributes.IsGWAInternal ?? named.find(({ name }) => name.trim() === 'IsGWAInternal')?.value
  return isBlank(cell) ? false : readFlag(cell)
}

export function cleanVariant(raw: FeedVariant, remark: Remark): Variant {
  const cells = raw.attributes
  const items = nameValues(cells['item-attributes'], 'attributes.item-attributes', remark)
  const named = new Map(items.map((item) => [item.name.trim(), item.value]))
  const { attributes, files: looseFiles } = cleanCells(named, cells, remark)
  const assets = nameValues(cells['assets-attributes'], 'attributes.assets-attributes', remark)
  const files = [...looseFiles, ...assets.flatMap((asset) => cleanFile(asset, remark))]
  return {
    id: raw.id ?? raw.sku,
    key: raw.key ?? raw.sku,
    sku: raw.sku,
    images: cleanPictures(raw.images, 'images', remark),
    lineDiagramList: cleanPictures(raw.lineDiagramList, 'lineDiagramList', remark),
    ...cleanPrices(raw, remark),
    attributes: { ...attributes, ...bimFileTypes(files) },
    features: cleanFeatures(read('features'), remark),
    files,
    bundleReferences: readCodes(read('bundle-references')),
    spareReferences: readCodes(read('spare-references')),
    ...cleanTwin(raw, remark),
    ...cleanEvidence(raw, remark),
  }

  function read(name: string): unknown {
    return isBlank(cells[name]) ? named.get(name) : cells[name]
  }
}

function cleanTwin({ sku, handedTwin: cell }: FeedVariant, remark: Remark): Pick<Variant, 'handedTwin'> {
  if (isBlank(cell)) return {}
  const handedTwin = isText(cell) ? mendCode(String(cell)) : ''
  if (isUsableSku(handedTwin) && handedTwin !== sku) return { handedTwin }
  remark('handedTwin', handedTwin === sku ? 'is the SKU of this variant: left out' : 'is not a SKU: left out')
  return {}
}

export function readCodes(cell: unknown): string[] {
  return [...new Set(readList(cell).map(mendCode))]
}

/** Cells with rules of their own, and `bim-file-types`, which is derived from the files. */
const READ_ELSEWHERE = new Set([
  'bim-file-types',
  'features',
  'item-attributes',
  'assets-attributes',
  'bundle-references',
  'spare-references',
])

const CODES: ReadonlySet<string> = new Set(['item-code', 'product-code'])

/** A cell of the variant itself has priority over one of the same name in its list of items. */
function cleanCells(named: ReadonlyMap<string, unknown>, cells: Record<string, unknown>, remark: Remark) {
  const attributes: Partial<Record<AttributeKey, AttributeValue>> = {}
  const files: ProductFile[] = []
  for (const [name, cell] of named) if (!Object.hasOwn(cells, name)) put(name, cell)
  for (const name of Object.keys(cells)) put(name, cells[name])
  return { attributes, files }

  function put(name: string, cell: unknown): void {
    if (READ_ELSEWHERE.has(name)) return
    if (isFileType(name)) {
      files.push(...cleanFile({ name, value: cell }, remark))
    } else if (isAttributeKey(name)) {
      const clean = cleanAttribute(name, CODES.has(name) && isText(cell) ? mendCode(String(cell)) : cell)
      if (clean.kind === 'value') attributes[name] = clean.value
      if (clean.kind === 'unusable') remark(`attributes.${name}`, `${clean.reason}: left out`)
    } else if (!isBlank(cell)) {
      remark(`attributes.${name}`, 'unknown attribute: left out')
    }
  }
}

function nameValues(list: unknown, field: string, remark: Remark): FeedNameValue[] {
  if (isBlank(list)) return []
  const parsed = FeedNameValues.safeParse(list)
  if (parsed.success) return parsed.data
  remark(field, 'is not a list of names and values: left out')
  return []
}
