import { countOf } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  MAX_LABEL_LENGTH,
  MAX_PURPOSE_LENGTH,
  MAX_REVISION_NOTE_LENGTH,
  PURPOSES,
} from '@specify/schedule/revisions/revision.ts'
import type { RevisionsPage } from '../revisions-page.ts'
import styles from './revisions.module.css'

interface IssueFormProps {
  readonly locale: Locale
  readonly page: RevisionsPage
}

export function IssueForm({ locale, page }: IssueFormProps) {
  const posted = usePostedForm('issue')
  const { label = page.nextLabel, purpose = '', note = '' } = posted?.values ?? {}
  const total = page.findings?.total ?? 0
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  return (
    <section aria-labelledby="issue-heading" className={styles.issue}>
      <h2 id="issue-heading">Issue a revision</h2>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form
        method="post"
        action={routes.projects.revisions.href({ locale, projectId: page.projectId, form: 'issue' })}
        className={styles.form}
      >
        <input type="hidden" name="id" value={page.projectId} />
        <input type="hidden" name="version" value={page.version} />
        <TextField
          label="Label"
          name="label"
          defaultValue={label}
          maxLength={MAX_LABEL_LENGTH}
          required
          autoComplete="off"
          hint="A, B or 1, 2 or P01, C01: the next one is suggested"
          problem={problems['label']}
        />
        <TextField
          label="Purpose"
          name="purpose"
          defaultValue={purpose === '' ? PURPOSES[0] : purpose}
          maxLength={MAX_PURPOSE_LENGTH}
          required
          list="revision-purposes"
          problem={problems['purpose']}
        />
        <datalist id="revision-purposes">
          {PURPOSES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <TextAreaField
          label="Note"
          name="note"
          defaultValue={note}
          maxLength={MAX_REVISION_NOTE_LENGTH}
          rows={3}
          problem={problems['note']}
        />
        {total > 0 && (
          <p className={styles.by}>
            {countOf(total, 'finding is', 'findings are')} open. <a href="#check">Check before issue</a>, or issue all
            the same: the revision records how many of each kind were open.
          </p>
        )}
        <Button type="submit" look="primary">
          {total > 0 ? 'Issue all the same' : 'Issue'}
        </Button>
      </form>
    </section>
  )
}
