import { countOf } from '@specify/core/text/count-text.ts'
import type { ChangePage } from '#app/features/changes/read-change-page.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from '../console.module.css'

interface ChangeActionsProps {
  readonly change: ChangePage
  readonly mayApply: boolean
  readonly formHref: (form: string) => string
  /** Products that it changes. */
  readonly total: number
}

const ZONES = [
  ['au', 'Sydney time'],
  ['nz', 'Auckland time'],
] as const

/** Buttons for what may happen to a set next. */
export function ChangeActions({ change, mayApply, formHref, total }: ChangeActionsProps) {
  const { state, version, counts, needsOther, isOwn, isApproved, progress, left } = change
  if (progress !== null || state === 'applying') return null
  const isOpen = state === 'planned' || state === 'approved' || state === 'due'
  const isDecided = counts.undecided === 0
  const waitsForOther = needsOther.length > 0 && !isApproved
  const chosen = total - left
  const single = (form: string, label: string) => (
    <form method="post" action={formHref(form)}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit">{label}</Button>
    </form>
  )
  return (
    <>
      {isOpen && waitsForOther && (
        <FormMessage kind="error">
          {`${needsOther.join(' ')} ${isOwn ? 'Somebody else with the right to apply changes has to approve it.' : 'You approve it by applying it.'}`}
        </FormMessage>
      )}
      {isOpen && isDecided && mayApply && chosen > 0 && !(waitsForOther && isOwn) && (
        <ApplyForm {...{ change, chosen }} action={formHref('apply')} />
      )}
      {isOpen && !mayApply && chosen > 0 && (
        <p className={styles.soft}>
          Somebody with the right to apply changes, in a session with a code, goes on from here.
        </p>
      )}
      <div className={styles.buttons}>
        {state === 'planned' && waitsForOther && !isOwn && mayApply && single('approve', 'Approve')}
        {state === 'due' && mayApply && single('unschedule', 'Take it off its date')}
        {(state === 'planned' || state === 'approved' || state === 'outdated' || state === 'refused') &&
          single('plan', 'Plan again')}
        {(isOpen || state === 'draft' || state === 'outdated' || state === 'refused') && single('discard', 'Discard')}
      </div>
      {change.canSplit && chosen > 0 && (
        <form method="post" action={formHref('split')}>
          <input type="hidden" name="version" value={version} />
          <details>
            <summary>Australia and New Zealand apart</summary>
            <div className={styles.part}>
              <p>
                The prices of one market become changes of their own, with a time of their own. Everything else stays
                here and follows them.
              </p>
              <div className={styles.buttons}>
                <Button type="submit" name="first" value="AUD">
                  Australian prices first
                </Button>
                <Button type="submit" name="first" value="NZD">
                  New Zealand prices first
                </Button>
              </div>
            </div>
          </details>
        </form>
      )}
      {state === 'applied' && mayApply && (
        <form method="post" action={formHref('rollback')}>
          <details className={styles.confirm}>
            <summary>Roll back</summary>
            <p>
              {change.kind === 'stock'
                ? 'The stock becomes what it was before, less what orders have taken since. What was set since is left, and you are asked first.'
                : 'Each product becomes what it was before. What has changed since is left, and you are asked first.'}
            </p>
            <Button type="submit" look="danger">
              Roll back
            </Button>
          </details>
        </form>
      )}
    </>
  )
}

function ApplyForm({ change, chosen, action }: { change: ChangePage; chosen: number; action: string }) {
  const posted = usePostedForm('apply')
  const value = (name: string) => posted?.values[name] ?? ''
  return (
    <form method="post" action={action} className={`${styles.block} ${styles.form}`}>
      <input type="hidden" name="version" value={change.version} />
      <h2>{change.state === 'due' ? 'Apply now, or at another time' : 'Apply'}</h2>
      <div className={styles.fields}>
        <div data-half>
          <TextField
            label="From"
            name="from"
            type="datetime-local"
            defaultValue={value('from')}
            hint="Empty for now."
          />
        </div>
        <div data-half>
          <TextField
            label="Until"
            name="until"
            type="datetime-local"
            defaultValue={value('until')}
            hint="Then they are rolled back by themselves. Empty to keep them."
          />
        </div>
        <div data-half>
          <SelectField label="Times are" name="zone" options={ZONES} defaultValue={value('zone') || change.zone} />
        </div>
      </div>
      <Button type="submit" look="primary">
        {`Apply changes of ${countOf(chosen, change.kind === 'stock' ? 'code' : 'product')}`}
      </Button>
    </form>
  )
}
