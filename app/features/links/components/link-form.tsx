import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LinkField } from '#app/ui/link-field.tsx'
import type { LinkRights } from '#app/features/projects/access/link-rights.ts'
import { MAX_LINK_NAME_LENGTH } from '../links/link.ts'
import type { LinksPage } from '../links/read-links-page.server.ts'
import styles from './links.module.css'

const LABELS: Readonly<Record<keyof LinkRights, string>> = {
  prices: 'Prices',
  notes: 'Notes of rooms and lines',
  files: 'Installation guides, drawings and data sheets',
  comments: 'They can comment and ask questions',
  approval: 'They can approve and reject',
}

interface LinkFormProps {
  readonly locale: Locale
  readonly page: LinksPage
  readonly revisionId: string
}

/** Makes a link. Its address is shown once, where it was made. */
export function LinkForm({ locale, page, revisionId }: LinkFormProps) {
  const posted = usePostedForm('create')
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  const url = posted?.values['url']
  const values = url === undefined ? posted?.values : undefined
  const rights: LinkRights = { prices: page.showsPrices, notes: true, files: true, comments: true, approval: false }
  return (
    <section aria-labelledby="link-heading" className={styles.form}>
      {url !== undefined && (
        <div className={styles.made} role="status">
          <h2>Link for {posted?.values['for']}</h2>
          <LinkField url={url} label={`Link for ${posted?.values['for']}`} />
          <p className={styles.hint}>
            Copy it now: it is shown only once. If it gets lost, stop sharing and make another.
          </p>
        </div>
      )}
      <h2 id="link-heading">New link</h2>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form
        method="post"
        action={routes.projects.links.href({ locale, projectId: page.projectId, form: 'create' })}
        className={styles.fields}
      >
        <input type="hidden" name="id" value={page.projectId} />
        <TextField
          label="Recipient"
          name="name"
          defaultValue={values?.['name']}
          maxLength={MAX_LINK_NAME_LENGTH}
          required
          autoComplete="off"
          problem={problems['name']}
        />
        <SelectField
          label="Shows"
          name="revisionId"
          defaultValue={values?.['revisionId'] ?? revisionId}
          options={[['', 'The schedule as it stands'], ...page.revisions]}
          problem={problems['revisionId']}
        />
        <fieldset className={styles.rights}>
          <legend>With</legend>
          {(Object.keys(LABELS) as (keyof LinkRights)[]).map((right) => (
            <CheckboxField
              key={right}
              name={right}
              value="on"
              defaultChecked={values ? values[right] !== undefined : rights[right]}
              label={LABELS[right]}
            />
          ))}
        </fieldset>
        <CheckboxField
          name="confirmAddress"
          value="on"
          defaultChecked={values?.['confirmAddress'] !== undefined}
          label="They must confirm their email address first"
        />
        <TextField
          label="Expires"
          name="expiresAt"
          type="date"
          defaultValue={values?.['expiresAt']}
          hint="Leave empty for no expiry"
          problem={problems['expiresAt']}
        />
        <Button type="submit" look="primary">
          Make the link
        </Button>
      </form>
    </section>
  )
}
