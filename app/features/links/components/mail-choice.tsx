import { routes } from '#app/addresses/routes.ts'
import type { MailTopic } from '#app/platform/mail/mail-stops.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from './comments.module.css'

interface MailChoiceProps {
  readonly locale: string
  readonly token: string
  readonly topic: MailTopic | 'comments'
  readonly wantsMails: boolean
}

const WORDS: Readonly<Record<MailChoiceProps['topic'], { readonly yes: string; readonly no: string }>> = {
  comments: {
    yes: 'You get an email when someone comments on one of your projects, at most one an hour.',
    no: 'You get no emails about comments. They wait for you in your projects.',
  },
  quotes: {
    yes: 'You get an email when a quote that you asked for is answered.',
    no: 'You get no emails about quotes. Their answers wait for you in your account.',
  },
  products: {
    yes: 'You get an email when products in your projects are discontinued or change.',
    no: 'You get no emails about changes of products. Your projects show them.',
  },
  company: {
    yes: 'You get an email when you are invited to a company, when you’re removed from one, and when a project is handed over to you.',
    no: 'You get no emails about companies. Invitations wait for you in your account.',
  },
  answers: {
    yes: 'You get an email when a product states what you asked its maker for.',
    no: 'You get no emails about your questions. Reports and comparisons show what is stated.',
  },
}

const TITLES: Readonly<Record<MailChoiceProps['topic'], string>> = {
  comments: 'comments',
  quotes: 'quotes',
  company: 'your company',
  products: 'products in your projects',
  answers: 'your questions to makers',
}

/** Reached from a mail: a button stops them, so that no program that follows links does. */
export function MailChoice({ locale, token, topic, wantsMails }: MailChoiceProps) {
  const problem = usePostedForm('choose')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      <h1>{`Mails about ${TITLES[topic]}`}</h1>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p>{wantsMails ? WORDS[topic].yes : WORDS[topic].no}</p>
      <form method="post" action={routes.account.mails.href({ locale, token, form: 'choose' })}>
        <input type="hidden" name="wantsMails" value={String(!wantsMails)} />
        <Button type="submit" look="primary">
          {wantsMails ? 'Stop these mails' : 'Get them again'}
        </Button>
      </form>
    </div>
  )
}
