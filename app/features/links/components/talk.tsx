import { countOf } from '@specify/core/text/count-text.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Said, Thread } from '../remarks/link-talk.ts'
import { kindText } from '../remarks/remark.ts'
import styles from './talk.module.css'

export function Talk({ locale, threads }: { readonly locale: Locale; readonly threads: readonly Thread[] }) {
  if (threads.length === 0) return null
  return (
    <ul className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id} id={`said-${thread.id}`} className={thread.isResolved ? styles.resolved : ''}>
          <Words
            locale={locale}
            said={thread}
            head={
              <>
                <strong className={thread.changed === '' ? styles[thread.kind] : ''}>
                  {kindText({ kind: thread.kind, parentId: null })}
                </strong>
                {thread.isResolved && ', resolved'}
              </>
            }
          />
          {thread.changed !== '' && <p className={styles.changed}>{thread.changed}</p>}
          {thread.earlierReplies > 0 && <p className={styles.by}>{countOf(thread.earlierReplies, 'earlier answer')}</p>}
          {thread.replies.length > 0 && (
            <ul className={styles.replies}>
              {thread.replies.map((reply) => (
                <li key={reply.id}>
                  <Words locale={locale} said={reply} head={reply.isOwner ? 'Answer' : 'Reply'} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WordsProps {
  readonly locale: Locale
  readonly said: Said
  readonly head: React.ReactNode
}

function Words({ locale, said: { author, at, text }, head }: WordsProps) {
  return (
    <>
      <p className={styles.by}>
        {head} · {author}, <time dateTime={at}>{dateTimeIn({ code: locale }, new Date(at))}</time>
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </>
  )
}
