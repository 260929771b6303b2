import {
  compareRevisions,
  getRevision,
  issueRevision,
  listHistory,
  listRevisions,
  restoreState,
} from './revision-actions.server.ts'

export const REVISION_ACTIONS = [issueRevision, listRevisions, getRevision, compareRevisions, listHistory, restoreState]
