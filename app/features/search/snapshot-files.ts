import type { Generation } from '#app/features/catalogue/model.ts'
import { RECORD_VERSION, type CatalogueIndexName } from './catalogue-indexes.ts'
import type { IndexIdentity } from '@specify/engine'

/** Keys of generations are unique, so no two catalogues share a folder. */
export function snapshotFolder(directory: string, generationKey: string): string {
  return `${directory}/${generationKey}`
}

export function snapshotFile(directory: string, generationKey: string, name: CatalogueIndexName): string {
  return `${snapshotFolder(directory, generationKey)}/${name}.idx`
}

export function snapshotIdentity(name: CatalogueIndexName, generation: Pick<Generation, 'key'>): IndexIdentity {
  return { name, generation: `${generation.key}/${RECORD_VERSION}` }
}

/** Of what came after a generation: as a generation of its own, whose snapshots hold the later records alone. */
export function updateOf(former: Generation, later: Generation): Generation {
  return { ...later, key: `${later.key}-after-${former.key}` }
}
