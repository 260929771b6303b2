import { FILE_KINDS } from '#app/features/changes/change-set.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../../console-page.server.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import styles from '../console.module.css'
import { useFileUpload } from './use-file-upload.ts'

interface NewChangeScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly market: string
  readonly action: string
  readonly listHref: string
  readonly hrefOf: (id: string) => string
}

/** A file of changes: what kind it is, why, and its upload in parts. Nothing is changed by it before somebody says so. */
export function NewChangeScreen({ menu, market, action, listHref, hrefOf }: NewChangeScreenProps) {
  const posted = usePostedForm('upload')
  const { send, share, problem } = useFileUpload({ market, hrefOf })
  const text = problem ?? posted?.problems.form
  return (
    <ConsoleFrame menu={menu} current="changes" title="Upload changes of the catalogue">
      <p>
        <PageLink href={listHref}>Back to changes</PageLink>
      </p>
      {text && <FormMessage kind="error">{text}</FormMessage>}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className={`${styles.block} ${styles.form}`}
        onSubmit={(event) => send(event)}
      >
        <SelectField
          label="What the file is"
          name="kind"
          options={Object.entries(FILE_KINDS)}
          defaultValue={posted?.values['kind'] ?? 'columns'}
          hint="Tables of codes are CSV or Excel; products and the whole catalogue are JSON Lines, as npm run catalogue writes them."
        />
        <TextField
          label="File"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json"
          required
          hint="Up to 500 MB. An upload that was interrupted goes on where it ended: choose the same file again."
        />
        <CheckboxField
          label="Keep the values of a table when a later feed says otherwise (overrides)"
          name="keepsValues"
          defaultChecked={Boolean(posted?.values['keepsValues'])}
        />
        <TextAreaField
          label="Why"
          name="note"
          rows={2}
          maxLength={1000}
          defaultValue={posted?.values['note'] ?? ''}
          hint="For the history: price rise of July, new range, …"
        />
        {share !== null && (
          <p role="status">
            {`${Math.round(share * 100)} % uploaded`}
            <progress value={share} max={1} aria-label="Upload" />
          </p>
        )}
        <Button type="submit" look="primary" disabled={share !== null}>
          Upload and see what it changes
        </Button>
      </form>
    </ConsoleFrame>
  )
}
