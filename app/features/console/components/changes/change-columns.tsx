import type { ChangePage } from '#app/features/changes/read-change-page.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { RecordTable } from '../record-table.tsx'
import styles from '../console.module.css'

interface ChangeColumnsProps {
  readonly change: ChangePage
  readonly columns: NonNullable<ChangePage['columns']>
  readonly action: string
}

/** Shows the target of each column with its first cells, and lets people choose another one. */
export function ChangeColumns({ change, columns, action }: ChangeColumnsProps) {
  const { headings, targets, samples, choices, isAsked, unclear } = columns
  const isOpen = change.state === 'planned' || change.state === 'outdated' || change.state === 'refused' || isAsked
  if (!isOpen || (change.progress !== null && !isAsked)) return null
  const form = (
    <form method="post" action={action} className={styles.part}>
      <input type="hidden" name="version" value={change.version} />
      <p className={styles.soft}>An empty cell leaves a value as it is; CLEAR removes it.</p>
      <RecordTable
        caption="Columns of the file"
        columns={[
          { head: 'Column', render: (heading, at) => heading || `Column ${at + 1}` },
          {
            head: 'Is',
            render: (heading, at) => (
              <>
                <Select name="target" aria-label={heading || `Column ${at + 1}`} defaultValue={targets[at]}>
                  <option value="">Not read</option>
                  {choices.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </Select>
                {unclear.includes(at) && (
                  <small className={styles.warning}>
                    The heading says too little. Choose what it is, or leave it unread.
                  </small>
                )}
              </>
            ),
          },
          { head: 'First cells', render: (_, at) => samples.flatMap((row) => row[at] || []).join(' · ') },
        ]}
        rows={headings}
        rowKey={(_, at) => at}
      />
      <Button type="submit" look={isAsked ? 'primary' : 'secondary'}>
        {isAsked ? 'Plan with these columns' : 'Plan again with these columns'}
      </Button>
    </form>
  )
  if (!isAsked)
    return (
      <details>
        <summary>Columns of the file</summary>
        {form}
      </details>
    )
  return (
    <section className={styles.block} aria-labelledby="columns-heading">
      <h2 id="columns-heading">What are the columns?</h2>
      <FormMessage kind="error">
        Some headings say too little. Choose what they are; the choice is kept for files with the same headings.
      </FormMessage>
      {form}
    </section>
  )
}
