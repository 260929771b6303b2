/** A recipient's decisions about a line or the project. */
export const DECISIONS = ['approved', 'rejected', 'question'] as const
export type Decision = (typeof DECISIONS)[number]
export const REMARK_KINDS = [...DECISIONS, 'comment'] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

export const MAX_REMARK_LENGTH = 2_000
export const MAX_AUTHOR_LENGTH = 100
export const MAX_REMARKS = 5_000

/** A comment on a line as it was then. Immutable; its resolution is stored apart. */
export interface Remark {
  readonly id: string
  readonly linkId: string
  /** The link's recipient. */
  readonly linkName: string
  /** Null for the first of a thread. */
  readonly parentId: string | null
  /** Null for the whole project. */
  readonly lineItemId: string | null
  readonly kind: RemarkKind
  readonly text: string
  readonly author: string
  /** Confirmed by who said it; null where the link asked for none. */
  readonly address: string | null
  readonly isOwner: boolean
  /** The revision that was commented on; null for the project itself. */
  readonly revisionLabel: string | null
  readonly subject: RemarkSubject
  readonly at: Date
  readonly resolvedAt: Date | null
}

/** A line, or the whole project, as it was when something was said of it. */
export interface RemarkSubject {
  /** `Type A, Ensuite 1`; empty for the project. */
  readonly place: string
  /** Includes the finish; empty for the project. */
  readonly sku: string
  readonly name: string
  /** Pieces in every unit. */
  readonly quantity: number
  /** Equal while nothing that a decision is about has changed. */
  readonly bound: string
}

/** Subjects by line id; the project's under `PROJECT_SUBJECT`. */
export type RemarkSubjects = ReadonlyMap<string, RemarkSubject>

export const PROJECT_SUBJECT = 'project'

/** Returns whether a decision is out of date: its subject has changed or is gone. */
function isStale({ kind, lineItemId, subject }: Remark, now: RemarkSubjects): boolean {
  return kind !== 'comment' && now.get(lineItemId ?? PROJECT_SUBJECT)?.bound !== subject.bound
}

/** `Approved for 80 of 96340C6AF; now 120 of 96340BN6AF. Needs approval again.`; empty while it holds. */
export function staleText(remark: Remark, now: RemarkSubjects): string {
  if (!isStale(remark, now)) return ''
  const { kind, lineItemId, subject } = remark
  if (kind === 'question') return 'The line has changed since.'
  if (lineItemId === null) return 'The schedule has changed since. Needs approval again.'
  const current = now.get(lineItemId)
  if (!current) return 'The line has been taken out since.'
  const was = `${subject.quantity} of ${subject.sku}`
  return `${KIND_TEXT[kind]} for ${was}; now ${current.quantity} of ${current.sku}. Needs approval again.`
}

const KIND_TEXT: Readonly<Record<RemarkKind, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  question: 'Question',
  comment: 'Comment',
}

export function kindText({ kind, parentId }: Pick<Remark, 'kind' | 'parentId'>): string {
  return parentId === null ? KIND_TEXT[kind] : 'Reply'
}
