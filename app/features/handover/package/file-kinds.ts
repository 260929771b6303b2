import { FILE_TYPES, type FileType } from '@specify/catalogue/files/product-file.ts'

/** File names in a package that differ from their types. */
const NAMES: Readonly<Partial<Record<FileType, string>>> = {
  'installation-guidelines-set': 'installation-guide',
  'installation-guidelines': 'installation-guide',
  'technical-manual-set': 'technical-manual',
  'technical-image': 'drawing',
  'BOM-file': 'exploded-diagram',
  'RFA-file': 'revit',
  'SKP-file': 'sketchup',
  'SDS-file': 'safety-data-sheet',
  'compilance-file': 'compliance',
}

/** `installation-guide`, `dxf`, `warranty`. */
export function fileKindName(type: FileType): string {
  return NAMES[type] ?? type.replace(/-(?:file|info)$/i, '').toLowerCase()
}

export const FILE_TYPE_NAMES = Object.keys(FILE_TYPES) as FileType[]
