import type { Locale } from '@specify/core/market.ts'
import { useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { FEEDBACK_SENT, feedbackProblems, MAX_FEEDBACK_LENGTH, sendFeedback } from '../feedback.ts'
import styles from './feedback-screen.module.css'

interface FeedbackScreenProps {
  readonly locale: Locale
  /** The path of the page that led here; empty where that is not known. */
  readonly from: string
  /** A message was just sent. */
  readonly isSent: boolean
}

/** A page of its own for a message to the makers of the site: other pages open a panel, which needs script. */
export function FeedbackScreen({ locale, from, isSent }: FeedbackScreenProps) {
  const [sentCount, setSentCount] = useState(isSent ? 1 : 0)
  const form = useForm(
    async (data) => {
      const message = textOf(data, 'message')
      const problems = feedbackProblems(message)
      if (problems) return problems
      const problem = await sendFeedback({ message, page: textOf(data, 'page') }, locale, callAction)
      if (problem !== null) return { form: problem }
      setSentCount((before) => before + 1)
      return null
    },
    { name: 'feedback', action: routes.feedback.path({ locale }) },
  )
  return (
    <div className={`page ${styles.page}`}>
      <h1>Feedback</h1>
      {sentCount > 0 && !form.problem && (
        <FormMessage key={sentCount} kind="success">
          {FEEDBACK_SENT}
        </FormMessage>
      )}
      {form.problem && (
        <FormMessage key={form.attempt} kind="error">
          {form.problem}
        </FormMessage>
      )}
      <form {...form.props} key={`form ${sentCount}`} className={styles.form}>
        <input type="hidden" name="page" value={form.valueOf('page') ?? from} />
        <TextAreaField
          label="What could be better here?"
          name="message"
          maxLength={MAX_FEEDBACK_LENGTH}
          hint={`At most ${MAX_FEEDBACK_LENGTH} characters`}
          defaultValue={form.valueOf('message')}
          problem={form.problemOf('message')}
        />
        <div>
          <SubmitButton isSending={form.isSending} canPost>
            Send
          </SubmitButton>
        </div>
      </form>
      <p className={styles.contact}>
        For products and orders, <PageLink href={routes.contact.path({ locale })}>contact us</PageLink>.
      </p>
    </div>
  )
}
