import type { Generation } from '@specify/catalogue/product/model.ts'
import type { SearchIndex } from '@specify/engine'
import { type DocumentSource, openSnapshot, type SnapshotOutcome } from '@specify/engine/snapshot'
import { catalogueIndexPlans, type CatalogueIndexName } from '../catalogue/catalogue-indexes.ts'
import { snapshotFile, snapshotIdentity } from './snapshot-files.ts'

export const NAMES = catalogueIndexPlans().map(({ name }) => name)

/** Snapshots whose documents are read from elsewhere. */
type PackedSnapshots = ReadonlyMap<CatalogueIndexName, { readonly file: string; readonly documents: DocumentSource }>

export type Indexes = ReadonlyMap<CatalogueIndexName, SearchIndex>
export type OpenedSnapshots =
  | { readonly kind: 'opened'; readonly indexes: Indexes }
  | { readonly kind: 'unusable'; readonly reasons: string[] }

interface OpenOptions {
  readonly names?: readonly CatalogueIndexName[]
  readonly packed?: PackedSnapshots
  /** Above this number of documents each is checked on first read instead of at the start. */
  readonly mostChecked?: number
}

export async function openSnapshots(
  directory: string,
  generation: Generation,
  { names = NAMES, packed = new Map(), mostChecked }: OpenOptions = {},
): Promise<OpenedSnapshots> {
  const plans = catalogueIndexPlans().filter(({ name }) => names.includes(name))
  const outcomes = await Promise.all(
    plans.map(async ({ name, settings }) => {
      const expected = { identity: snapshotIdentity(name, generation), settings }
      const { file = snapshotFile(directory, generation.key, name), documents = null } = packed.get(name) ?? {}
      return { name, outcome: await openSnapshot(file, expected, documents, mostChecked) }
    }),
  )
  const opened = outcomes.flatMap(({ name, outcome }) => (isOpened(outcome) ? [[name, outcome.index] as const] : []))
  if (opened.length === outcomes.length) return { kind: 'opened', indexes: new Map(opened) }
  for (const [, index] of opened) index.close()
  return {
    kind: 'unusable',
    reasons: outcomes.flatMap(({ name, outcome }) => (isOpened(outcome) ? [] : [`${name}: ${outcome.kind}`])),
  }
}

function isOpened(outcome: SnapshotOutcome): outcome is Extract<SnapshotOutcome, { kind: 'opened' }> {
  return outcome.kind === 'opened'
}
