import { countText } from '@specify/core/text/count-text.ts'
import { MAX_NEWS_NOTE, MOST_LETTERS, NEWS_KINDS, type NewsKind } from '#app/features/consequences/product-news.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from '../components/console.module.css'

interface NewsFormProps {
  /** The address with the SKUs, without the name of a form. */
  readonly href: string
  /** What the form begins with. */
  readonly start: { readonly kind: NewsKind; readonly day: string } | null
}

const FIELDS = ['kind', 'day', 'note'] as const

/** A letter to everybody who may edit a project with the products: shown first, sent with a second press. */
export function NewsForm({ href, start }: NewsFormProps) {
  const [preview, refused] = [usePostedForm('preview'), usePostedForm('tell')]
  const values: Readonly<Record<string, string>> = (preview ?? refused)?.values ?? { ...start }
  const problems = (preview ?? refused)?.problems
  const letters = Number(preview?.values['letters'] ?? '')
  const isShown = preview?.values['letters'] !== undefined
  return (
    <section className={styles.block} aria-labelledby="news-heading">
      <h2 id="news-heading">Tell the owners</h2>
      <p className={styles.soft}>
        One email to everybody who can edit a project with these products. It names their projects alone, and nobody
        gets it twice.
      </p>
      {problems?.form && <FormMessage kind="error">{problems.form}</FormMessage>}
      <form method="post" action={`${href}&form=preview#news-heading`} className={styles.form}>
        <div className={styles.fields}>
          <SelectField
            label="What happens"
            name="kind"
            defaultValue={values['kind']}
            options={Object.entries(NEWS_KINDS).map(([kind, { label }]) => [kind, label] as const)}
          />
          <TextField
            label="From (optional)"
            name="day"
            type="date"
            defaultValue={values['day']}
            problem={problems?.fields?.['day']}
          />
          <TextAreaField
            label="Your words (optional)"
            name="note"
            rows={2}
            maxLength={MAX_NEWS_NOTE}
            defaultValue={values['note']}
            problem={problems?.fields?.['note']}
          />
        </div>
        <Button type="submit" look={isShown ? 'secondary' : 'primary'}>
          Preview the letter
        </Button>
      </form>
      {isShown && letters === 0 && (
        <FormMessage kind="success">Nobody is left to write to: all have such a letter, or want none.</FormMessage>
      )}
      {isShown && letters > 0 && (
        <div className={styles.letter}>
          <h3>{preview?.values['subject']}</h3>
          <div className={styles.text}>{preview?.values['lines']}</div>
          <form method="post" action={`${href}&form=tell`} className={styles.buttons}>
            {FIELDS.map((name) => (
              <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
            ))}
            <Button type="submit" look="primary">
              {letters === 1 ? 'Send 1 letter' : `Send ${countText(Math.min(letters, MOST_LETTERS))} letters`}
            </Button>
            {letters > MOST_LETTERS && (
              <p className={styles.soft}>{`${countText(letters)} in all, ${MOST_LETTERS} with each press.`}</p>
            )}
          </form>
        </div>
      )}
    </section>
  )
}
