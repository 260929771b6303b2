import type { Generation } from '@specify/catalogue/product/model.ts'
import { RECORD_VERSION, type CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import type { IndexIdentity } from '@specify/engine'
import type { PackedFiles } from './packed-snapshot.server.ts'

/** Keys of generations are unique, so no two catalogues share a folder. */
export function snapshotFolder(directory: string, generationKey: string): string {
  return `${directory}/${generationKey}`
}

export function snapshotFile(directory: string, generationKey: string, name: CatalogueIndexName): string {
  return `${snapshotFolder(directory, generationKey)}/${name}.idx`
}

/** Names the files of a snapshot that was downloaded while its documents are being packed. */
export function packedFiles(directory: string, generationKey: string, { name, owner }: PackedName): PackedFiles {
  const file = snapshotFile(directory, generationKey, name)
  return { snapshot: `${file}.${owner}${TAKEN}`, parts: `${file}.${owner}${PACKED}` }
}

interface PackedName {
  readonly name: CatalogueIndexName
  /** The process that uses them. */
  readonly owner: number
}

const TAKEN = '.part'
const PACKED = '.packed'

/** Returns whether a file belongs to a download that has not finished. */
export function isUnderWay(file: string): boolean {
  return file.endsWith(TAKEN) || file.endsWith(PACKED)
}

export function snapshotIdentity(name: CatalogueIndexName, generation: Pick<Generation, 'key'>): IndexIdentity {
  return { name, generation: `${generation.key}/${RECORD_VERSION}` }
}

/** Names the generation of an update, whose snapshots hold only records that are later than `former`. */
export function updateOf(former: Generation, later: Generation): Generation {
  return { ...later, key: `${later.key}-after-${former.key}` }
}
