import type { Generation } from '#app/features/catalogue/model.ts'
import { RECORD_VERSION, type CatalogueIndexName } from './catalogue-indexes.ts'
import type { IndexIdentity } from '@specify/engine'
import type { PackedFiles } from './packed-snapshot.server.ts'

/** Keys of generations are unique, so no two catalogues share a folder. */
export function snapshotFolder(directory: string, generationKey: string): string {
  return `${directory}/${generationKey}`
}

export function snapshotFile(directory: string, generationKey: string, name: CatalogueIndexName): string {
  return `${snapshotFolder(directory, generationKey)}/${name}.idx`
}

/** Of a snapshot that a process took from the database, while its documents are packed. */
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

/** Whether a file in the folder of a generation is of a process that took its snapshots, and has not ended with it. */
export function isUnderWay(file: string): boolean {
  return file.endsWith(TAKEN) || file.endsWith(PACKED)
}

export function snapshotIdentity(name: CatalogueIndexName, generation: Pick<Generation, 'key'>): IndexIdentity {
  return { name, generation: `${generation.key}/${RECORD_VERSION}` }
}

/** Of what came after a generation: as a generation of its own, whose snapshots hold the later records alone. */
export function updateOf(former: Generation, later: Generation): Generation {
  return { ...later, key: `${later.key}-after-${former.key}` }
}
