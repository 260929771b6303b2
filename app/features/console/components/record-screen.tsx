import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm, type PostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { RecordField, RecordPage } from '../records/record-page.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
import styles from './console.module.css'

interface RecordScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly list: string
  readonly listHref: string
  readonly listTitle: string
  readonly record: RecordPage
  readonly formHref: (form: string) => string
}

/** A record that is changed by a form of its fields. */
export function RecordScreen({ menu, outcome, list, listHref, listTitle, record, formHref }: RecordScreenProps) {
  const [saved, removed] = [usePostedForm('save'), usePostedForm('remove')]
  const problem = saved?.problems.form ?? removed?.problems.form
  const { title, facts, fields, values, was, saveLabel, removal } = record
  return (
    <ConsoleFrame menu={menu} current={list} title={title} outcome={outcome}>
      <p>
        <PageLink href={listHref}>{`Back to ${listTitle.toLowerCase()}`}</PageLink>
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form method="post" action={formHref('save')} className={`${styles.block} ${styles.form}`}>
        <input type="hidden" name="was" value={was} />
        <div className={styles.fields}>
          {fields.map((field) => (
            <div key={field.name} data-half={field.isHalf || undefined} hidden={field.isFixed}>
              <FormField field={field} value={values[field.name] ?? ''} posted={saved} />
            </div>
          ))}
        </div>
        <Button type="submit" look="primary">
          {saveLabel}
        </Button>
      </form>
      {removal && (
        <form method="post" action={formHref('remove')}>
          <input type="hidden" name="was" value={was} />
          <details className={styles.confirm}>
            <summary>{removal.label}</summary>
            <p>{removal.sentence}</p>
            <Button type="submit" look="danger">
              {removal.label}
            </Button>
          </details>
        </form>
      )}
    </ConsoleFrame>
  )
}

function FormField({ field, value, posted }: { field: RecordField; value: string; posted: PostedForm | null }) {
  const { name, label, hint, kind = 'text', options = [], maxLength, isRequired, isFixed, isNumber } = field
  const problem = posted?.problems.fields?.[name]
  const typed = posted?.values[name] ?? (posted ? '' : value)
  if (field.confirms !== undefined) return <Confirmation field={field} of={field.confirms} posted={posted} />
  if (isFixed) return <input type="hidden" name={name} value={value} />
  const common = { label, name, hint, problem, isRequired, defaultValue: typed }
  if (kind === 'area') return <TextAreaField {...common} rows={6} maxLength={maxLength} required={isRequired} />
  if (kind === 'select') return <SelectField {...common} options={options} />
  if (kind === 'ticks')
    return (
      <fieldset className={styles.rights}>
        <legend>{label}</legend>
        {options.map(([tick, words]) => (
          <CheckboxField
            key={tick}
            name={name}
            value={tick}
            defaultChecked={typed.split(',').includes(tick)}
            label={words}
          />
        ))}
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
      </fieldset>
    )
  const type = kind === 'moment' ? 'datetime-local' : 'text'
  return (
    <TextField
      {...common}
      type={type}
      step={kind === 'moment' ? 1 : undefined}
      maxLength={maxLength}
      required={isRequired}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
    />
  )
}

function Confirmation({ field, of, posted }: { field: RecordField; of: string; posted: PostedForm | null }) {
  const { name, label } = field
  const [problem, ticked, value] = [posted?.problems.fields?.[name], posted?.values[name], posted?.values[of]?.trim()]
  if (!value || (!problem && ticked !== value)) return null
  return (
    <fieldset className={styles.rights}>
      <legend className="visually-hidden">{value}</legend>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <CheckboxField name={name} value={value} defaultChecked={ticked === value} label={label} />
    </fieldset>
  )
}
