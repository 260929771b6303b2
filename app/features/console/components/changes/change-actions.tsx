import { countOf } from '@specify/core/text/count-text.ts'
import type { ChangePage } from '#app/features/changes/read-change-page.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { CodeField } from '../code-field.tsx'
import styles from '../console.module.css'

interface ChangeActionsProps {
  readonly change: ChangePage
  readonly mayApply: boolean
  /** The last code of the second factor is too old to apply, approve or roll back without another. */
  readonly asksCode: boolean
  readonly formHref: (form: string) => string
  /** Products that it changes. */
  readonly total: number
}

const ZONES = [
  ['au', 'Sydney time'],
  ['nz', 'Auckland time'],
] as const

/** Buttons for what may happen to a set next. */
export function ChangeActions({ change, mayApply, asksCode, formHref, total }: ChangeActionsProps) {
  const { state, version, counts, needsOther, isOwn, isApproved, progress, left } = change
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
  const [approval, takingBack] = [usePostedForm('approve'), usePostedForm('rollback')]
  if (progress !== null || state === 'applying') return null
  return (
    <>
      {isOpen && waitsForOther && (
        <FormMessage kind="error">
          {`${needsOther.join(' ')} ${isOwn ? 'Somebody else with the right to apply changes has to approve it.' : 'You approve it by applying it.'}`}
        </FormMessage>
      )}
      {isOpen && isDecided && mayApply && chosen > 0 && !(waitsForOther && isOwn) && (
        <ApplyForm {...{ change, chosen, asksCode }} action={formHref('apply')} />
      )}
      {isOpen && !mayApply && chosen > 0 && (
        <p className={styles.soft}>
          Somebody with the right to apply changes, in a session with a code, goes on from here.
        </p>
      )}
      {state === 'planned' && waitsForOther && !isOwn && mayApply && (
        <form method="post" action={formHref('approve')} className={styles.form}>
          <input type="hidden" name="version" value={version} />
          {asksCode && <CodeField problem={approval?.problems.fields?.['code']} />}
          <Button type="submit">Approve</Button>
        </form>
      )}
      <div className={styles.buttons}>
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
          <details className={styles.confirm} open={takingBack !== null || undefined}>
            <summary>Roll back</summary>
            <p>
              {change.kind === 'stock'
                ? 'The stock becomes what it was before, less what orders have taken since. What was set since is left, and you are asked first.'
                : 'Each product becomes what it was before. What has changed since is left, and you are asked first.'}
            </p>
            {asksCode && <CodeField problem={takingBack?.problems.fields?.['code']} />}
            <Button type="submit" look="danger">
              Roll back
            </Button>
          </details>
        </form>
      )}
    </>
  )
}

interface ApplyFormProps extends Pick<ChangeActionsProps, 'change' | 'asksCode'> {
  /** Products or codes that are applied. */
  readonly chosen: number
  readonly action: string
}

function ApplyForm({ change, asksCode, chosen, action }: ApplyFormProps) {
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
      {asksCode && <CodeField problem={posted?.problems.fields?.['code']} />}
      <Button type="submit" look="primary">
        {`Apply changes of ${countOf(chosen, change.kind === 'stock' ? 'code' : 'product')}`}
      </Button>
    </form>
  )
}
