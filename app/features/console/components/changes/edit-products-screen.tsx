import { EDITS } from '#app/features/changes/tables/edit-cells.ts'
import type { ColumnTarget } from '#app/features/changes/tables/columns.ts'
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

interface EditProductsScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly action: string
  readonly listHref: string
  readonly fields: readonly ColumnTarget[]
  /** Values that the address names; the codes one a line. */
  readonly named: Readonly<Record<'skus' | 'field' | 'action' | 'value', string>>
  /** Says why the codes of a list are not here. */
  readonly problem: string
}

/** One change of many products. It becomes a change set, which shows what it does before it is applied. */
export function EditProductsScreen({ menu, action, listHref, fields, named, problem }: EditProductsScreenProps) {
  const posted = usePostedForm('edit')
  const value = (name: string, byDefault = '') => posted?.values[name] ?? byDefault
  const options = fields.map(
    ({ key, label, isOfProduct }) => [key, isOfProduct ? `${label} (whole product)` : label] as const,
  )
  return (
    <ConsoleFrame menu={menu} current="changes" title="Edit products">
      <p>
        <PageLink href={listHref}>Back to changes</PageLink>
      </p>
      {problem !== '' && <FormMessage kind="error">{problem}</FormMessage>}
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <form method="post" action={action} className={`${styles.block} ${styles.form}`}>
        <TextAreaField
          label="Codes"
          name="skus"
          rows={6}
          required
          defaultValue={value('skus', named.skus)}
          problem={posted?.problems.fields?.['skus']}
          hint="One a line, or separated by commas; at most 10,000."
        />
        <div className={styles.fields}>
          <div data-half>
            <SelectField
              label="Field"
              name="field"
              options={options}
              defaultValue={value('field', named.field || 'price AUD')}
            />
          </div>
          <div data-half>
            <SelectField
              label="Change"
              name="action"
              options={Object.entries(EDITS)}
              defaultValue={value('action', named.action || 'set')}
            />
          </div>
          <div data-half>
            <TextField
              label="Text to replace"
              name="find"
              maxLength={200}
              defaultValue={value('find')}
              hint="Only for Replace a text."
              autoComplete="off"
            />
          </div>
          <div data-half>
            <TextAreaField
              label="Value"
              name="value"
              rows={2}
              maxLength={4000}
              defaultValue={value('value', named.value)}
              hint="The new value, a factor such as 1.05, or the text in its place."
              autoComplete="off"
            />
          </div>
        </div>
        <CheckboxField
          label="Keep these values when a later feed says otherwise (overrides)"
          name="keepsValues"
          defaultChecked={value('keepsValues') !== ''}
        />
        <TextAreaField
          label="Why"
          name="note"
          rows={2}
          maxLength={1000}
          defaultValue={value('note')}
          hint="For the history."
        />
        <Button type="submit" look="primary">
          See what it changes
        </Button>
      </form>
    </ConsoleFrame>
  )
}
