import type { Locale } from '@specify/core/market.ts'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { useLocation } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction } from '#app/ui/loading/call-action.ts'
import { FEEDBACK_SENT, MAX_FEEDBACK_LENGTH, sendFeedback } from '../feedback.ts'
import styles from './feedback-widget.module.css'

type Sending = 'idle' | 'sending' | 'sent' | { readonly error: string }

interface FeedbackFormProps {
  readonly locale: Locale
  /** A link was followed. */
  readonly onLeave: () => void
}

export default function FeedbackForm({ locale, onLeave }: FeedbackFormProps) {
  const [message, setMessage] = useState('')
  const [state, setState] = useState<Sending>('idle')
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (pathname !== openedAt) leave()
  }, [pathname, openedAt])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setState('sending')
    const error = await sendFeedback({ message, page: pathname }, locale, callAction)
    if (error === null) setMessage('')
    setState(error === null ? 'sent' : { error })
  }

  return (
    <form className={styles.panel} aria-label="Feedback" onSubmit={(event) => void send(event)}>
      <label htmlFor="feedback-message">What could be better here?</label>
      <textarea
        id="feedback-message"
        value={message}
        maxLength={MAX_FEEDBACK_LENGTH}
        required
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className={styles.row}>
        <span>
          {message.length}/{MAX_FEEDBACK_LENGTH}
        </span>
        <Button type="submit" look="primary" disabled={state === 'sending' || message.trim() === ''}>
          Send
        </Button>
      </div>
      <div role="status">
        {state === 'sent' && <p className={styles.row}>{FEEDBACK_SENT}</p>}
        {typeof state === 'object' && <p className={styles.error}>{state.error}</p>}
      </div>
      <p className={styles.contact}>
        For products and orders, <PageLink href={routes.contact.path({ locale })}>contact us</PageLink>.
      </p>
    </form>
  )
}
