import type { FormField } from '#app/features/publishing/forms/form-field.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import styles from '../components/console.module.css'

interface DocumentFormProps {
  readonly action: string
  /** SHA-256 of the text that the fields were made of. */
  readonly seen: string
  readonly fields: readonly FormField[]
}

/** Groups beyond which each is folded. */
const MOST_OPEN = 6

/** The form of a document: its fields, and lists whose entries are added, moved and taken away. */
export function DocumentForm({ action, seen, fields }: DocumentFormProps) {
  const isLong = fields.filter(({ kind }) => kind === 'group').length > MOST_OPEN
  return (
    <form method="post" action={action} className={`${styles.block} ${styles.form}`}>
      <input type="hidden" name="seen" value={seen} />
      {/* The button that the Enter key presses. */}
      <Button type="submit" look="primary">
        Save the draft
      </Button>
      {fields.map((field) =>
        field.kind === 'group' && isLong ? (
          <details key={field.path} className={styles.entry}>
            <summary>{field.label}</summary>
            <div>
              {field.fields.map((each) => (
                <FieldOf key={each.path} field={each} />
              ))}
            </div>
          </details>
        ) : (
          <FieldOf key={field.path} field={field} />
        ),
      )}
      <Button type="submit" look="primary">
        Save the draft
      </Button>
    </form>
  )
}

function FieldOf({ field }: { field: FormField }) {
  const { path, label } = field
  const name = `field:${path}`
  switch (field.kind) {
    case 'group':
      return field.fields.length === 0 ? (
        <p className={styles.soft}>{label}</p>
      ) : (
        <fieldset className={styles.nested}>
          <legend>{label}</legend>
          {field.fields.map((each) => (
            <FieldOf key={each.path} field={each} />
          ))}
        </fieldset>
      )
    case 'list':
      return <ListOf field={field} />
    case 'check':
      return (
        <label className={styles.tick}>
          <input type="hidden" name={`box:${path}`} value="1" />
          <input type="checkbox" name={name} defaultChecked={field.value} /> {label}
        </label>
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          name={name}
          options={field.options.map((option) => [option, option || 'Not set'] as const)}
          defaultValue={field.value}
        />
      )
    case 'text':
      return <TextField label={label} name={name} defaultValue={field.value} autoComplete="off" />
    case 'number':
      return <TextField label={label} name={name} defaultValue={field.value} inputMode="decimal" autoComplete="off" />
    case 'long':
      return <TextAreaField label={label} name={name} defaultValue={field.value} rows={rowsOf(field.value)} />
    case 'lines':
      return (
        <TextAreaField
          label={label}
          name={name}
          defaultValue={field.value}
          rows={rowsOf(field.value)}
          hint="One a line."
        />
      )
    case 'json':
      return (
        <TextAreaField
          label={label}
          name={name}
          defaultValue={field.value}
          rows={rowsOf(field.value)}
          hint="As JSON."
        />
      )
  }
}

function ListOf({ field: { path, label, items, kinds } }: { field: Extract<FormField, { kind: 'list' }> }) {
  return (
    <fieldset className={styles.nested}>
      <legend>{label}</legend>
      {items.map((item, at) => (
        <details key={item.path} className={styles.entry}>
          <summary>{item.label}</summary>
          <div>
            {item.kind === 'group' ? (
              item.fields.map((each) => <FieldOf key={each.path} field={each} />)
            ) : (
              <FieldOf field={item} />
            )}
            <p className={styles.buttons}>
              {at > 0 && <Move action="up" path={item.path} label={`Move ${item.label} up`} text="Move up" />}
              {at < items.length - 1 && (
                <Move action="down" path={item.path} label={`Move ${item.label} down`} text="Move down" />
              )}
              <Move action="remove" path={item.path} label={`Remove ${item.label}`} text="Remove" />
            </p>
          </div>
        </details>
      ))}
      {kinds.length > 0 && (
        <div className={styles.buttons}>
          {kinds.length > 1 && (
            <Select name={`kind:${path}`} aria-label={`Kind of the new entry of ${label}`}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kind.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
          <Button type="submit" name="change" value={`add ${path}`} aria-label={`Add to ${label}`}>
            Add
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Move({ action, path, label, text }: { action: string; path: string; label: string; text: string }) {
  return (
    <Button type="submit" look="quiet" name="change" value={`${action} ${path}`} aria-label={label}>
      {text}
    </Button>
  )
}

function rowsOf(text: string): number {
  return Math.min(14, Math.max(3, text.split('\n').length, Math.ceil(text.length / 90)))
}
