import { downloadUrl } from '@specify/catalogue/files/asset-source.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import type { FileType } from '@specify/catalogue/files/product-file.ts'

export interface LinkFile {
  /** `Installation`, `Drawing`, `Specification` … */
  readonly label: string
  readonly url: string
}

const LABELS: Readonly<Partial<Record<FileType, string>>> = {
  'installation-guidelines-set': 'Installation',
  'installation-guidelines': 'Installation',
  'technical-image': 'Drawing',
  'specification-sheet': 'Specification',
  'BOM-file': 'Exploded view',
  'DXF-file': 'DXF',
  'DWG-file': 'DWG',
  'IFC-file': 'IFC',
  'SDS-file': 'Safety',
  'warranty-Info': 'Warranty',
}

/** The files of a variant that recipients may have: guides and drawings first; each label once. */
export function linkFiles({ files, lineDiagramList }: Pick<Variant, 'files' | 'lineDiagramList'>): LinkFile[] {
  const offered = downloadFiles(files, 'public')
  const [diagram] = lineDiagramList
  const urls = new Map<string, string>()
  const keep = (label: string, url: string) => {
    if (!urls.has(label)) urls.set(label, url)
  }
  for (const type of Object.keys(LABELS) as FileType[]) {
    if (type === 'technical-image' && diagram !== undefined) keep('Drawing', downloadUrl(diagram))
    for (const file of offered) if (file.type === type) keep(LABELS[type]!, file.url)
  }
  return Array.from(urls, ([label, url]) => ({ label, url }))
}
