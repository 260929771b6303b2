/** An index as a file: written once, opened by any process. */
export { buildSnapshot } from './build-snapshot.ts'
export { openSnapshot, type SnapshotOutcome } from './open-snapshot.ts'
