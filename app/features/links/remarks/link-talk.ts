import { PROJECT_SUBJECT, staleText, type Remark, type RemarkKind, type RemarkSubjects } from './remark.ts'

/** The conversation of one link, as its recipients read it. */
export interface LinkTalk {
  readonly project: readonly Thread[]
  readonly lines: Readonly<Record<string, readonly Thread[]>>
  /** Number of earlier threads by line id or `PROJECT_SUBJECT`. */
  readonly earlier: Readonly<Record<string, number>>
  readonly form: TalkForm | null
}

export interface TalkForm {
  /** The id of a line, or `PROJECT_SUBJECT`. */
  readonly on: string
  readonly name: string
  /** The state that the reader saw. */
  readonly seen: string
}

export interface Said {
  readonly id: string
  readonly kind: RemarkKind
  readonly text: string
  readonly author: string
  readonly isOwner: boolean
  readonly at: string
}

export interface Thread extends Said {
  readonly changed: string
  readonly isResolved: boolean
  readonly replies: readonly Said[]
  /** Number of earlier answers. */
  readonly earlierReplies: number
}

interface Talked {
  readonly remarks: readonly Remark[]
  /** Threads of each subject, shown or not. */
  readonly counts: ReadonlyMap<string, number>
  /** Answers of each thread, shown or not. */
  readonly replyCounts: ReadonlyMap<string, number>
  readonly subjects: RemarkSubjects
  /** Ids of the lines on the page. */
  readonly shown: ReadonlySet<string>
  readonly on?: string | null | undefined
}

export function linkTalk({ remarks, counts, replyCounts, subjects, shown, on }: Talked): LinkTalk {
  const replies = Map.groupBy(remarks, ({ parentId }) => parentId)
  const threads = Map.groupBy(replies.get(null) ?? [], ({ lineItemId }) => lineItemId ?? PROJECT_SUBJECT)
  const of = (subject: string) =>
    (threads.get(subject) ?? []).map((remark): Thread => ({
      ...toSaid(remark),
      changed: staleText(remark, subjects),
      isResolved: remark.resolvedAt !== null,
      replies: (replies.get(remark.id) ?? []).map(toSaid),
      earlierReplies: (replyCounts.get(remark.id) ?? 0) - (replies.get(remark.id)?.length ?? 0),
    }))
  const spoken = [...threads.keys()].filter((subject) => shown.has(subject))
  const earlier = [...counts].flatMap(([subject, count]) => {
    const more = count - (threads.get(subject)?.length ?? 0)
    return more > 0 && (subject === PROJECT_SUBJECT || shown.has(subject)) ? [[subject, more] as const] : []
  })
  const subject = on ? subjects.get(on) : undefined
  return {
    project: of(PROJECT_SUBJECT),
    lines: Object.fromEntries(spoken.map((id) => [id, of(id)])),
    earlier: Object.fromEntries(earlier),
    form: on && subject ? { on, name: subject.name, seen: subject.bound } : null,
  }
}

function toSaid({ id, kind, text, author, isOwner, at }: Remark): Said {
  return { id, kind, text, author, isOwner, at: at.toISOString() }
}
