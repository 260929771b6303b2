export { buildSnapshot } from './build-snapshot.ts'
export { openSnapshot, type SnapshotOutcome } from './open-snapshot.ts'
