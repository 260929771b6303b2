export { buildSnapshot } from './build-snapshot.ts'
export { documentsIn, HEADER_BYTES } from './header.ts'
export { openDocuments, openSnapshot, type SnapshotOutcome } from './open-snapshot.ts'
export type { DocumentSource } from '../storage/documents.ts'
