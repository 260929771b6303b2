import type { Conflict } from '#app/features/publishing/merge-documents.server.ts'
import type { ClashPage } from '#app/features/publishing/read-document.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'

interface ClashFormProps {
  readonly clash: ClashPage
  readonly action: string
  readonly backHref: string
}

const WORDS: Readonly<Record<string, readonly [mine: string, theirs: string]>> = {
  published: ['The draft', 'Published now'],
  delivered: ['The console', 'The files now'],
}

/** Two changes of one document in three columns: what both had, one and the other. */
export function ClashForm({ clash, action, backHref }: ClashFormProps) {
  const { source, seen, conflicts } = clash
  const [mine, theirs] = WORDS[source] ?? ['This save', 'The draft now']
  return (
    <form method="post" action={action} className={styles.block}>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="seen" value={seen} />
      <h2>Two changes</h2>
      {conflicts.length === 0 ? (
        <p>Both have changed different places. The draft will have both.</p>
      ) : (
        <>
          <p>Both have changed the places below. Everything else of both is kept.</p>
          <RecordTable
            caption="Places that both have changed"
            columns={[
              {
                head: 'Place',
                isWide: true,
                render: ({ path }) => <span className="code">{path || 'All of it'}</span>,
              },
              { head: 'Both had', render: ({ base }) => <Said value={base} /> },
              { head: mine, render: (each, at) => <Choice of={each} side="mine" at={at} label={mine} /> },
              { head: theirs, render: (each, at) => <Choice of={each} side="theirs" at={at} label={theirs} /> },
            ]}
            rows={conflicts}
            rowKey={({ path }) => path}
          />
        </>
      )}
      <p className={styles.buttons}>
        <Button type="submit" look="primary">
          Save both as the draft
        </Button>
        <PageLink href={backHref}>Not now</PageLink>
      </p>
    </form>
  )
}

interface ChoiceProps {
  readonly of: Conflict
  readonly side: 'mine' | 'theirs'
  readonly at: number
  readonly label: string
}

function Choice({ of, side, at, label }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={`choice:${of.path}`} value={side} required />{' '}
      <span className="visually-hidden">{`${label}, place ${at + 1}`}</span>
      <Said value={of[side]} />
    </label>
  )
}

function Said({ value }: { value: unknown }) {
  if (value === null) return <span className={styles.soft}>nothing</span>
  return <span>{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</span>
}
