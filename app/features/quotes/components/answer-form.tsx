import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { commonLeadTime, draftSums } from '../answer/answer-draft.ts'
import { answerField } from '../answer/answer-fields.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_WORDS } from '../quote.ts'
import { AnswerLine } from './answer-line.tsx'
import styles from './quotes.module.css'
import { SumList } from './sum-list.tsx'

interface AnswerFormProps {
  readonly locale: Locale
  readonly page: QuotePage
}

export function AnswerForm({ locale, page }: AnswerFormProps) {
  const { id, market, lines, answer, proposedUntil } = page
  const posted = usePostedForm('answer')
  const { values = {}, problems: { form: problem, fields: problems = {} } = {} } = posted ?? {}
  const [prices, setPrices] = useState(() =>
    lines.map(({ typedPrice }, index) => values[answerField(index, 'price')] ?? typedPrice),
  )
  const [freight, setFreight] = useState(values['freight'] ?? answer?.typedFreight ?? '0.00')
  const common = commonLeadTime(lines)
  const [leadTime, setLeadTime] = useState(values['lead'] ?? common)
  const draft = draftSums(
    market,
    lines.map((line, index) => ({ ...line, typedPrice: prices[index] ?? '' })),
    freight,
  )
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <h2 id="answer-heading">{answer ? 'Change the answer' : 'Answer'}</h2>
      <form method="post" action={routes.quote.href({ locale, quoteId: id, form: 'answer' })} className={styles.fields}>
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        {problems['lines'] && <FormMessage kind="error">{problems['lines']}</FormMessage>}
        <div className={styles.forAll}>
          <TextField
            label="Lead time for all lines"
            name="lead"
            defaultValue={values['lead'] ?? common}
            maxLength={MAX_LEAD_TIME_LENGTH}
            hint="A line may have its own. Lines left blank won’t be quoted."
            onChange={({ target }) => setLeadTime(target.value)}
          />
        </div>
        <div className={styles.grid} role="group" aria-label={countOf(lines.length, 'line')}>
          {lines.map((line, index) => (
            <AnswerLine
              key={line.sku}
              index={index}
              line={line}
              values={values}
              sum={draft.lines[index] ?? ''}
              problem={problems[answerField(index, 'price')]}
              leadTime={leadTime}
              isLeadCommon={line.leadTime === common}
              onPrice={(price) => setPrices((before) => before.with(index, price))}
            />
          ))}
          <p className={styles.running}>
            Products so far <strong>{draft.rows[0]?.[1]}</strong>
          </p>
        </div>
        <TextField
          label="Freight, inc GST"
          name="freight"
          inputMode="decimal"
          defaultValue={values['freight'] ?? answer?.typedFreight ?? '0.00'}
          onChange={({ target }) => setFreight(target.value)}
          problem={problems['freightCents']}
        />
        <SumList rows={draft.rows} label="Sums of this answer" />
        <TextField
          label="Holds until"
          name="validUntil"
          type="date"
          required
          defaultValue={values['validUntil'] ?? answer?.untilDay ?? proposedUntil}
          problem={problems['validUntil']}
        />
        <TextAreaField
          label="Message"
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
          <Button type="submit" formAction={routes.quote.href({ locale, quoteId: id, form: 'close' })} formNoValidate>
            Close request
          </Button>
        </div>
      </form>
    </section>
  )
}
