import { useState, type FormEvent } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { callAction, type CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { SidePanel } from './side-panel.tsx'
import { openThreads, type Comment, type Thread } from './open-threads.ts'
import styles from './remarks-panel.module.css'

interface RemarksPanelProps {
  readonly locale: Locale
  readonly projectId: string
  /** False for staff who only look at the project. */
  readonly isOwn: boolean
  readonly onShowLine: (lineItemId: string) => void
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

const MAX_ANSWER_LENGTH = 2_000
const HEADS: Readonly<Record<Comment['kind'], string>> = {
  approved: 'Needs approval again',
  rejected: 'Rejected',
  question: 'Question',
  comment: 'Comment',
}

/** The remarks of recipients that wait for the owner, beside the lines that they are about. */
export default function RemarksPanel({ locale, projectId, isOwn, onShowLine, onNews, onClose }: RemarksPanelProps) {
  const load = useLoad(projectId, (signal) =>
    callAction('projectBuilder/listComments', { id: projectId }, locale, signal),
  )
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const threads = load.answer ? openThreads(load.answer.comments) : []

  async function resolve(thread: Thread): Promise<void> {
    const outcome = await callAction('projectBuilder/resolveComment', { id: projectId, commentId: thread.id }, locale)
    setFailure(outcome.kind === 'done' ? null : outcome)
    if (outcome.kind !== 'done') return
    onNews('Remark resolved')
    load.retry()
  }

  /** Returns whether the answer was sent. */
  async function answer(thread: Thread, text: string): Promise<boolean> {
    const outcome = await callAction(
      'projectBuilder/answerComment',
      { id: projectId, commentId: thread.id, text },
      locale,
    )
    setFailure(outcome.kind === 'done' ? null : outcome)
    if (outcome.kind !== 'done') return false
    onNews('Answer sent')
    load.retry()
    return true
  }

  return (
    <SidePanel title="Remarks" onClose={onClose}>
      {load.problem && (
        <FormMessage kind="error">
          {load.problem}
          <Button look="plain" onClick={load.retry}>
            Try again
          </Button>
        </FormMessage>
      )}
      {failure && <FormMessage kind="error">{failureText(failure)}</FormMessage>}
      {!load.answer && !load.problem && <p className={styles.hint}>Loading remarks</p>}
      {load.answer && threads.length === 0 && <p className={styles.hint}>No remark is waiting for you.</p>}
      <ul className={styles.list} aria-busy={load.isLoading}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <p className={styles.kind}>{HEADS[thread.kind]}</p>
            <p className={styles.subject}>
              {thread.lineItemId === null ? (
                'The whole project'
              ) : (
                <Button look="plain" onClick={() => onShowLine(thread.lineItemId!)}>
                  {`${thread.name}, ${thread.place}`}
                </Button>
              )}
            </p>
            <p className={styles.hint}>
              {[thread.author, thread.linkName, dateIn({ code: locale }, new Date(thread.at))]
                .filter(Boolean)
                .join(', ')}
            </p>
            {thread.text && <p className={styles.text}>{thread.text}</p>}
            {thread.changed && <p className={styles.changed}>{thread.changed}</p>}
            {thread.replies.map((reply) => (
              <p key={reply.id} className={styles.reply}>
                <span className={styles.hint}>{`${reply.author}: `}</span>
                {reply.text}
              </p>
            ))}
            {isOwn && <ThreadForm thread={thread} onAnswer={answer} onResolve={resolve} />}
          </li>
        ))}
      </ul>
      {load.answer && (
        <PageLink className={styles.all} href={routes.projects.comments.href({ locale, projectId })}>
          {`All comments (${load.answer.total})`}
        </PageLink>
      )}
    </SidePanel>
  )
}

interface ThreadFormProps {
  readonly thread: Thread
  readonly onAnswer: (thread: Thread, text: string) => Promise<boolean>
  readonly onResolve: (thread: Thread) => Promise<void>
}

function ThreadForm({ thread, onAnswer, onResolve }: ThreadFormProps) {
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const subject = thread.name || 'the project'
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') return
    setSending(true)
    if (await onAnswer(thread, text.trim())) setText('')
    setSending(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <textarea
        aria-label={`Answer about ${subject}`}
        placeholder="Answer"
        rows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="secondary" disabled={isSending || text.trim() === ''} aria-busy={isSending}>
        Send answer
      </Button>
      {thread.kind !== 'approved' && (
        <Button look="plain" aria-label={`Resolve: ${subject}`} onClick={() => void onResolve(thread)}>
          Resolve
        </Button>
      )}
    </form>
  )
}
