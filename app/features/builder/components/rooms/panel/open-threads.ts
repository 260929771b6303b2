import type { ActionAnswer } from '@specify/core/action-types.ts'

export type Comment = ActionAnswer<'projectBuilder/listComments'>['comments'][number]
export interface Thread extends Comment {
  readonly replies: readonly Comment[]
}

/** Threads that wait for the owner, newest first: open remarks, and approvals of what has changed since. */
export function openThreads(comments: readonly Comment[]): readonly Thread[] {
  return comments
    .filter(({ commentId, isOwner, kind, resolvedAt, changed }) => {
      if (commentId !== null || isOwner || resolvedAt !== null) return false
      return kind !== 'approved' || changed !== ''
    })
    .map((first) => ({ ...first, replies: comments.filter(({ commentId }) => commentId === first.id) }))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
