import type { FindingCounts } from '../checks/finding.ts'
import { countOf } from '@specify/core/text/count-text.ts'

/** A schedule as it was issued. It never changes. */
export interface Revision {
  readonly id: string
  /** Unique in its project, case-insensitive; up to `MAX_LABEL_LENGTH` characters. */
  readonly label: string
  /** One of `PURPOSES`, or other words. */
  readonly purpose: string
  readonly note: string
  /** The version of the project that was issued. */
  readonly version: number
  readonly issuedAt: Date
  /** The name of the account. */
  readonly author: string
  /** Findings that were open; null where a former release issued it. */
  readonly findings: FindingCounts | null
}

export const PURPOSES = ['For information', 'For review', 'For tender', 'For construction', 'As built'] as const

export const MAX_REVISIONS = 200
export const MAX_LABEL_LENGTH = 12
export const MAX_PURPOSE_LENGTH = 60
export const MAX_REVISION_NOTE_LENGTH = 500
/** Longest list on the page; the call returns all changes. */
export const MAX_SHOWN_CHANGES = 1_000

function labelKey(label: string): string {
  return label.trim().toLowerCase()
}

/**
 * The label to propose after those issued, the last first: `B` after `A`, `2` after `1`, `P02` after `P01`, `AA` after
 * `Z`. Of words it goes by what came before them; `A` where nothing did.
 */
export function nextLabel(labels: readonly string[]): string {
  const takenKeys = new Set(labels.map(labelKey))
  const counted = labels.find((label) => follower(label) !== null)
  let next = counted === undefined ? 'A' : follower(counted)
  while (next !== null && takenKeys.has(labelKey(next))) next = follower(next)
  return next !== null && next.length <= MAX_LABEL_LENGTH ? next : ''
}

/** Describes how a project differs from a revision: `7 changes since B`. */
export function revisionStateText({ label }: Pick<Revision, 'label'>, changes: number): string {
  return changes === 0 ? `As issued in ${label}` : `${countOf(changes, 'change')} since ${label}`
}

/** Null for words, which nothing follows. */
function follower(label: string): string | null {
  const [, before, number] = /^(.*?)(\d{1,9})$/.exec(label) ?? []
  if (before !== undefined && number !== undefined)
    return before + String(Number(number) + 1).padStart(number.length, '0')
  if (!/^([A-Z]{1,2}|[a-z]{1,2})$/.test(label)) return null
  const first = label === label.toUpperCase() ? 'A' : 'a'
  const last = first === 'A' ? 'Z' : 'z'
  const start = label.slice(0, -1)
  const end = label.slice(-1)
  if (end !== last) return start + String.fromCodePoint(end.codePointAt(0)! + 1)
  return start === '' ? first + first : (follower(start) ?? '') + first
}
