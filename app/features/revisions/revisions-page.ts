import type { ChangeText } from './change-text.ts'
import type { ShownFindings } from './shown-findings.ts'

export interface RevisionsPage {
  readonly projectId: string
  readonly projectName: string
  readonly version: number
  readonly isOwn: boolean
  readonly nextLabel: string
  /** The last issued first. */
  readonly revisions: readonly ListedRevision[]
  /** Null before the first revision. */
  readonly changesSinceLast: number | null
  readonly states: readonly (readonly [name: string, label: string])[]
  readonly comparison: Comparison | null
  /** Null for who may not issue. */
  readonly findings: ShownFindings | null
  readonly history: readonly ListedState[]
  /** Null where the last change was another. */
  readonly restored: RestoredState | null
}

interface ListedRevision {
  readonly id: string
  readonly label: string
  readonly purpose: string
  readonly note: string
  readonly author: string
  readonly issuedAt: string
  /** Findings that were open; empty where a former release issued it. */
  readonly openText: string
}

/** A version that is kept, with the change that ended it. */
interface ListedState {
  readonly version: number
  /** `Ari Lane saved the schedule`. */
  readonly text: string
  readonly changedAt: string
  readonly next: string
}

/** The state that the last change restored, and the version that undoes it. */
export interface RestoredState {
  readonly version: number
  /** The time at which the version was replaced; empty where it is no longer stored. */
  readonly until: string
  readonly undo: number
}

export interface Comparison {
  readonly from: string
  readonly to: string
  /** As marked on drawings: `△B`. */
  readonly mark: string
  readonly total: number
  /** Findings that were open when either was issued, a sentence each. */
  readonly open: readonly string[]
  readonly groups: readonly ChangeGroup[]
}

interface ChangeGroup {
  /** `Type A, Ensuite 1`. */
  readonly place: string
  readonly changes: readonly ListedChange[]
}

interface ListedChange extends ChangeText {
  /** Unique in its place. */
  readonly key: string
  readonly tag: string
  readonly sku: string
  readonly name: string
}
