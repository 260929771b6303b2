export const FILE_TYPES = {
  'specification-sheet': 'Specification Sheet',
  'installation-guidelines-set': 'Installation Guidelines',
  'installation-guidelines': 'Installation Guidelines',
  'technical-manual-set': 'Technical Manual',
  'technical-manual': 'Technical Manual',
  'technical-image': 'Technical Image',
  'BOM-file': 'Exploded Diagram',
  'RFA-file': 'Revit (RFA)',
  'IFC-file': 'IFC',
  '3DS-file': '3DS',
  'DAE-file': 'DAE',
  'OBJ-file': 'OBJ',
  'SKP-file': 'SketchUp (SKP)',
  'DXF-file': 'DXF',
  'DWG-file': 'DWG',
  'GLB-file': 'GLB',
  'SDS-file': 'Safety Data Sheet',
  'compilance-file': 'Compliance',
  'warranty-Info': 'Warranty',
  'test-report': 'Test Report',
} as const
export type FileType = keyof typeof FILE_TYPES

export const BIM_FILE_TYPES = [
  'RFA-file',
  'IFC-file',
  '3DS-file',
  'DAE-file',
  'OBJ-file',
  'SKP-file',
  'DXF-file',
  'DWG-file',
  'GLB-file',
] as const

/** One downloadable file. `url` carries `ProductThumbnail` where the store keeps renditions. */
export interface ProductFile {
  readonly type: FileType
  readonly url: string
  readonly version?: string
  readonly date?: string
  readonly sizeBytes?: number
}
