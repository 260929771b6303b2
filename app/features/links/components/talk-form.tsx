import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { TalkForm as Asked } from '../remarks/link-talk.ts'
import type { LinkRights } from '#app/features/projects/access/link-rights.ts'
import { MAX_AUTHOR_LENGTH, MAX_REMARK_LENGTH, PROJECT_SUBJECT } from '../remarks/remark.ts'
import styles from './talk.module.css'

interface TalkFormProps {
  readonly asked: Asked
  readonly rights: LinkRights
  /** Under which name they spoke before. */
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

/** Says something of a line, or of the whole: the button says what. */
export function TalkForm({ asked, rights, name, query }: TalkFormProps) {
  const posted = usePostedForm('say')
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  const isWhole = asked.on === PROJECT_SUBJECT
  return (
    <section className={styles.form} id="say" aria-label={`Say something about ${asked.name}`}>
      <h3>{isWhole ? 'About the whole schedule' : `About ${asked.name}`}</h3>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form method="post" action={`?${new URLSearchParams({ form: 'say', ...query })}#say`} className={styles.fields}>
        <input type="hidden" name="on" value={asked.on} />
        <input type="hidden" name="seen" value={asked.seen} />
        <TextField
          label="Your name"
          name="name"
          defaultValue={posted?.values['name'] ?? name}
          maxLength={MAX_AUTHOR_LENGTH}
          required
          autoComplete="name"
          problem={problems['name']}
        />
        <TextAreaField
          label="Message"
          name="text"
          defaultValue={posted?.values['text']}
          maxLength={MAX_REMARK_LENGTH}
          rows={3}
          hint={rights.approval ? 'Optional for an approval' : undefined}
          problem={problems['text']}
        />
        <div className={styles.buttons}>
          {rights.approval && (
            <>
              <Button type="submit" look="primary" name="say" value="approved">
                Approve
              </Button>
              <Button type="submit" name="say" value="rejected">
                Reject
              </Button>
            </>
          )}
          <Button type="submit" name="say" value="question">
            Ask
          </Button>
          {rights.comments && (
            <Button type="submit" name="say" value="comment">
              Comment
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
