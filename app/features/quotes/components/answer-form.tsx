import type { Locale } from '#app/features/markets/model.ts'
import { quoteHref } from '#app/features/projects/quotes-href.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { answerField } from '../answer-fields.ts'
import type { QuotePage } from '../read-quote-pages.server.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_WORDS } from '../quote.ts'
import styles from './quotes.module.css'

interface AnswerFormProps {
  readonly locale: Locale
  readonly page: QuotePage
}

/** For staff: a price, a lead time and a substitute for each line. A price that is left empty offers nothing. */
export function AnswerForm({ locale, page }: AnswerFormProps) {
  const { id, lines, answer, proposedUntil } = page
  const posted = usePostedForm('answer')
  const { values = {}, problems: { form: problem, fields: problems = {} } = {} } = posted ?? {}
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <h2 id="answer-heading">{answer ? 'Change the answer' : 'Answer'}</h2>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {problems['lines'] && <FormMessage kind="error">{problems['lines']}</FormMessage>}
      <form method="post" action={quoteHref(locale, id, { form: 'answer' })} className={styles.fields}>
        <div className={styles.grid} role="group" aria-label="Lines">
          {lines.map(({ sku, name, typedPrice, leadTime, substitute, note }, index) => {
            const field = (column: Parameters<typeof answerField>[1]) => answerField(index, column)
            const given = (column: Parameters<typeof answerField>[1], otherwise: string) => ({
              name: field(column),
              defaultValue: values[field(column)] ?? otherwise,
            })
            return (
              <fieldset key={sku}>
                <legend>
                  {name} <span className="code">{sku}</span>
                </legend>
                <input type="hidden" name={field('sku')} value={sku} />
                <TextField
                  label="Each, inc GST"
                  {...given('price', typedPrice)}
                  inputMode="decimal"
                  problem={problems[field('price')]}
                />
                <TextField label="Lead time" {...given('lead', leadTime)} maxLength={MAX_LEAD_TIME_LENGTH} />
                <TextField label="Substitute code" {...given('substitute', substitute?.sku ?? '')} maxLength={200} />
                <TextField label="Note" {...given('note', note)} maxLength={MAX_LEAD_TIME_LENGTH} />
              </fieldset>
            )
          })}
        </div>
        <TextField
          label="Freight, inc GST"
          name="freight"
          inputMode="decimal"
          defaultValue={values['freight'] ?? answer?.typedFreight ?? '0.00'}
          problem={problems['freightCents']}
        />
        <TextField
          label="Holds until"
          name="validUntil"
          type="date"
          required
          defaultValue={values['validUntil'] ?? answer?.untilDay ?? proposedUntil}
          problem={problems['validUntil']}
        />
        <TextAreaField
          label="Words"
          name="text"
          rows={3}
          maxLength={MAX_QUOTE_WORDS}
          defaultValue={values['text'] ?? answer?.words}
          problem={problems['text']}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            Send answer
          </Button>
          <Button type="submit" formAction={quoteHref(locale, id, { form: 'close' })} formNoValidate>
            Close request
          </Button>
        </div>
      </form>
    </section>
  )
}
