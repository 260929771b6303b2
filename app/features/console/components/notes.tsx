import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { MAX_NOTE_LENGTH } from '../work/item-state.ts'
import type { ItemNote } from '../work/read-item.server.ts'
import styles from './console.module.css'

interface NotesProps {
  readonly notes: readonly ItemNote[]
  /** Id of the subject, where the address does not say it. */
  readonly id?: string
  /** The address that a new note is posted to. */
  readonly action: string
}

/** Notes among staff and answers to the customer, the oldest first. */
export function Notes({ notes, id: subjectId, action }: NotesProps) {
  const posted = usePostedForm('note')
  return (
    <section className={styles.block} aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes and answers</h2>
      {notes.length === 0 && <p className={styles.soft}>Nothing has been noted yet.</p>}
      <ul className={styles.notes}>
        {notes.map(({ id, text, by, at, mail, isForPacker }) => (
          <li key={id} data-mail={mail !== '' || undefined}>
            <p className={styles.soft}>
              {[mail === '' ? by : `${by} to the customer`, at, mail, isForPacker && 'on the packing sheet']
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <form method="post" action={action} className={styles.form}>
        {subjectId !== undefined && <input type="hidden" name="id" value={subjectId} />}
        <TextAreaField
          label="Note"
          name="text"
          hint="Only staff read it."
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          required
          problem={posted?.problems.fields?.['text'] ?? posted?.problems.form}
          defaultValue={posted?.values['text']}
        />
        {subjectId !== undefined && (
          <CheckboxField
            name="isForPacker"
            value="1"
            label="Print it on the packing sheet, which may go with the goods"
          />
        )}
        <Button type="submit" look="secondary">
          Add note
        </Button>
      </form>
    </section>
  )
}
