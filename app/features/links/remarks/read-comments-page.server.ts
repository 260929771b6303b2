import type { Page } from '@specify/core/paging.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { kindText, staleText, type Remark, type RemarkKind } from './remark.ts'
import { countWaiting, listThreads, type RemarkThread } from './read-remarks.server.ts'
import { remarkSubjects } from './remark-subjects.server.ts'

export interface CommentsPage {
  readonly projectId: string
  readonly projectName: string
  readonly isOwn: boolean
  /** Threads of all pages that wait for the owner. */
  readonly waitingCount: number
  /** The threads of this page that wait; the newest first. */
  readonly waiting: readonly ListedThread[]
  readonly others: readonly ListedThread[]
  readonly pages: Pick<Page<unknown>, 'page' | 'pages'>
}

export interface ListedThread {
  readonly id: string
  readonly kind: RemarkKind
  readonly head: string
  /** `Basin Mixer 96340C6AF, Type A, Ensuite 1: 40`; `The whole schedule`. */
  readonly subject: string
  /** `Dan Reid (Harbour Plumbing), revision B, 11 Mar 2026, 21:02`. */
  readonly by: string
  readonly text: string
  readonly changed: string
  readonly isResolved: boolean
  readonly replies: readonly { readonly id: string; readonly by: string; readonly text: string }[]
  readonly earlierReplies: number
}

export async function readCommentsPage(
  db: Database,
  project: Project,
  page: number,
): Promise<Omit<CommentsPage, 'isOwn'>> {
  const { projectId, projectName, locale } = project
  const { rows, ...pages } = await listThreads(db, projectId, page)
  const subjects = remarkSubjects(project)
  const at = (date: Date) => dateTimeIn({ code: locale }, date)
  const toThread = ({ first: remark, replies, earlierReplies }: RemarkThread): ListedThread => ({
    id: remark.id,
    kind: remark.kind,
    head: kindText(remark),
    subject: subjectText(remark),
    by: [whoText(remark), remark.revisionLabel && `revision ${remark.revisionLabel}`, at(remark.at)]
      .filter(Boolean)
      .join(', '),
    text: remark.text,
    changed: staleText(remark, subjects),
    isResolved: remark.resolvedAt !== null,
    earlierReplies,
    replies: replies.map((reply) => ({
      id: reply.id,
      by: `${reply.isOwner ? reply.author : whoText(reply)}, ${at(reply.at)}`,
      text: reply.text,
    })),
  })
  return {
    projectId,
    projectName,
    waitingCount: await countWaiting(db, projectId),
    waiting: rows.filter(({ isWaiting }) => isWaiting).map(toThread),
    others: rows.filter(({ isWaiting }) => !isWaiting).map(toThread),
    pages,
  }
}

export function whoText({ author, address, linkName }: Pick<Remark, 'address' | 'author' | 'linkName'>): string {
  const about = [author.toLowerCase() === linkName.toLowerCase() ? '' : linkName, address ?? ''].filter(Boolean)
  return about.length === 0 ? author : `${author} (${about.join(', ')})`
}

export function subjectText({ lineItemId, subject }: Pick<Remark, 'lineItemId' | 'subject'>): string {
  if (lineItemId === null) return 'The whole schedule'
  return [`${subject.name} ${subject.sku}`, subject.place, `${subject.quantity}`].filter(Boolean).join(', ')
}
