import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { ItemPage } from '../work/read-item.server.ts'
import type { SavedReply } from '../replies/saved-replies.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import styles from './console.module.css'

interface ItemScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly list: string
  readonly listHref: string
  readonly listTitle: string
  readonly item: ItemPage
  readonly replies: readonly Pick<SavedReply, 'id' | 'title'>[]
  readonly repliesHref: string
  readonly accountId: string
  /** The address of this page with the form that is posted. */
  readonly formHref: (form: string) => string
}

/** An enquiry or a feedback: what was said, who looks after it, and what was answered. */
export function ItemScreen(props: ItemScreenProps) {
  const { menu, outcome, list, listHref, listTitle, item, replies, repliesHref, accountId, formHref } = props
  const posted = usePostedForm('change')
  const isMine = item.assigneeId === accountId
  const change = (field: 'state' | 'assign', value: string, label: string) => (
    <Button type="submit" look="secondary" name={field} value={value}>
      {label}
    </Button>
  )
  return (
    <ConsoleFrame menu={menu} current={list} title={item.title} outcome={outcome}>
      <p>
        <PageLink href={listHref}>{`Back to ${listTitle.toLowerCase()}`}</PageLink>
      </p>
      <p className={styles.soft}>
        {[item.at, item.stateText, item.assignee === '' ? 'assigned to nobody' : `assigned to ${item.assignee}`].join(
          ', ',
        )}
      </p>
      <blockquote className={`${styles.block} ${styles.text}`}>{item.message}</blockquote>
      <Facts facts={item.facts} />
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <form method="post" action={formHref('change')} className={styles.buttons}>
        <input type="hidden" name="version" value={item.version} />
        {isMine ? change('assign', 'nobody', 'Give back') : change('assign', 'me', 'Assign to me')}
        {item.state !== 'done' && change('state', 'done', 'Mark as done')}
        {(item.state === 'done' || item.state === 'spam') && change('state', 'open', 'Open again')}
        {item.kind === 'enquiry' && item.state !== 'spam' && change('state', 'spam', 'Mark as spam')}
      </form>
      {item.email !== '' && <AnswerForm {...{ item, replies, repliesHref, formHref }} />}
      <Notes notes={item.notes} action={formHref('note')} />
    </ConsoleFrame>
  )
}
