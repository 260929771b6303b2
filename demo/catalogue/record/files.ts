import { familyOf, type Family } from '#demo/families/all.ts'
import { slugify, type FileType } from '../../site.ts'
import type { FeedFile, FeedVariantLine, Option, ProductDraft } from '../model.ts'
import { measuredBytes } from './file-sizes.ts'
import { hashOf } from './hash.ts'
import { itemCode } from './item-code.ts'

/** The formats that are made of a model, by the attribute that lists them. */
export const MODEL_FILES = {
  'IFC-file': 'ifc',
  'DXF-file': 'dxf',
  'OBJ-file': 'obj',
  'DAE-file': 'dae',
  '3DS-file': '3ds',
  'GLB-file': 'glb',
  'technical-image': 'svg',
} as const satisfies Partial<Record<FileType, string>>
export type ModelFormat = (typeof MODEL_FILES)[keyof typeof MODEL_FILES]

/** The written documents, by the attribute that lists them; the words end the names of their files. */
export const DOCUMENTS = {
  'specification-sheet': 'specification-sheet',
  'installation-guidelines': 'installation-guide',
  'technical-manual': 'technical-manual',
  'compilance-file': 'compliance',
  'BOM-file': 'exploded-diagram',
  'test-report': 'test-report',
  'warranty-Info': 'warranty',
} as const satisfies Partial<Record<FileType, string>>
export type DocumentType = keyof typeof DOCUMENTS

const STORE = 'ProductThumbnail/'

/** Builds the path of a variant's files, without their extensions. */
export function modelFileStem(family: Family, sku: string): string {
  return `cad/${family}-${slugify(sku)}`
}

/** Builds the path of a document; `owner` is a SKU or a brand's name. */
function documentPath(owner: string, type: DocumentType): string {
  // What is for staff lies where nobody finds it by the names of the others.
  const unguessed = type === 'test-report' ? `-${hashOf(`${owner} ${type}`).toString(36)}` : ''
  return `documents/${slugify(owner)}-${DOCUMENTS[type]}${unguessed}.pdf`
}

/** The measured drawing of a variant. */
export function lineDiagram(family: Family, sku: string): string {
  return `${STORE}${modelFileStem(family, sku)}.svg`
}

/** The files of one option, each with the version and date of its issue and its size, where that is known. */
export function variantFiles(draft: ProductDraft, option: Option, createdAt: string): FeedFile[] {
  const sku = itemCode(draft, option)
  const stem = modelFileStem(option.spec.family, sku)
  const models = Object.entries(MODEL_FILES).map(([name, ending]) => toFile(name, `${stem}.${ending}`, createdAt))
  const documents = documentOwners(draft, option).map(([type, owner]) =>
    toFile(type, documentPath(owner, type), type === 'warranty-Info' ? WARRANTIES_SINCE : createdAt),
  )
  return [...documents, ...models]
}

/** All warranties of a brand are one document, which is older than most products. */
const WARRANTIES_SINCE = '2025-02-03'

/**
 * Names the owners of documents: data sheets belong to their variant, guides and manuals to the first variant of the
 * same build, warranties to their brand.
 */
function documentOwners(draft: ProductDraft, option: Option): [DocumentType, string][] {
  const spec = JSON.stringify(option.spec)
  const alike = itemCode(draft, draft.options.find((other) => JSON.stringify(other.spec) === spec) ?? option)
  return [
    ['specification-sheet', itemCode(draft, option)],
    ['installation-guidelines', alike],
    ...(draft.isDocumentedInFull
      ? ([
          ['technical-manual', alike],
          ['compilance-file', alike],
          ['test-report', alike],
        ] as [DocumentType, string][])
      : []),
    ...(isTakenApart(draft, option) ? ([['BOM-file', alike]] as [DocumentType, string][]) : []),
    ['warranty-Info', draft.line.brand],
  ]
}

function isTakenApart({ bundle, spares }: ProductDraft, option: Option): boolean {
  const parts = [...(bundle?.(option) ?? []), ...(spares?.(option) ?? [])]
  return parts.length > 0 && familyOf(option.spec).assembly !== undefined
}

/** Paths below the store of all the files that a variant names, its measured drawing among them. */
export function filePaths({ lineDiagramList, attributes }: Pick<FeedVariantLine, 'lineDiagramList' | 'attributes'>) {
  const assets = attributes['assets-attributes'] as readonly FeedFile[]
  return [...lineDiagramList, ...assets.map(({ value }) => value)].map((value) => value.replace(STORE, ''))
}

function toFile(name: string, path: string, createdAt: string): FeedFile {
  const size = measuredBytes(path)
  return { name, value: `${STORE}${path}`, ...issueOf(path, createdAt), ...(size === null ? {} : { size }) }
}

const DAY_MS = 86_400_000
/** Latest date of issue: the week in which the catalogue was drawn up. */
const LAST_ISSUE_MS = Date.parse('2026-11-13')

/** A version, and a day within two years after the product came into the catalogue. */
function issueOf(seed: string, createdAt: string): { readonly version: string; readonly date: string } {
  const number = hashOf(seed)
  const issued = Math.min(LAST_ISSUE_MS, Date.parse(createdAt) + (number % 700) * DAY_MS)
  return {
    version: `${1 + ((number >>> 12) % 3)}.${(number >>> 15) % 4}`,
    date: new Date(issued).toISOString().slice(0, 10),
  }
}
