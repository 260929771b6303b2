import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import type { DeskStore } from '../desk/desk-store.ts'
import { MAX_LEAD_TIME_LENGTH, MAX_QUOTE_WORDS } from '../quote.ts'
import { BasisChoice } from './desk/basis-choice.tsx'
import { DeskGrid } from './desk/desk-grid.tsx'
import { DeskSums, DeskTotals } from './desk/desk-totals.tsx'
import desk from './desk/desk.module.css'
import { DiscountBar } from './desk/discount-bar.tsx'
import { useDeskStore, useDeskValue } from './desk/use-desk.ts'
import styles from './quotes.module.css'

interface AnswerFormProps {
  readonly locale: Locale
  readonly page: QuotePage
}

export function AnswerForm({ locale, page }: AnswerFormProps) {
  const { id, lines, answer } = page
  const { values = {}, problems: { form: problem, fields: problems = {} } = {} } = usePostedForm('answer') ?? {}
  const store = useDeskStore(page, values)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [news, setNews] = useState('')
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <h2 id="answer-heading">{answer ? 'Change the answer' : 'Answer'}</h2>
      <form method="post" action={routes.quote.href({ locale, quoteId: id, form: 'answer' })} className={styles.fields}>
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        {problems['lines'] && <FormMessage kind="error">{problems['lines']}</FormMessage>}
        <div className={desk.tools}>
          <BasisChoice store={store} />
          <DiscountBar store={store} ticked={ticked} />
          <LeadForAll store={store} />
        </div>
        {news && <FormMessage kind="error">{news}</FormMessage>}
        <DeskGrid store={store} lines={lines} ticked={ticked} onTicked={setTicked} onNews={setNews} />
        <DeskTotals store={store} />
        <div className={desk.ending}>
          <WholeFields store={store} problems={problems} />
          <DeskSums store={store} />
        </div>
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

function LeadForAll({ store }: { readonly store: DeskStore }) {
  return (
    <TextField
      label="Lead time for all lines"
      name="lead"
      value={useDeskValue(store, ({ lead }) => lead)}
      maxLength={MAX_LEAD_TIME_LENGTH}
      onChange={({ target }) => store.setWhole({ lead: target.value })}
    />
  )
}

interface WholeFieldsProps {
  readonly store: DeskStore
  readonly problems: Readonly<Record<string, string>>
}

function WholeFields({ store, problems }: WholeFieldsProps) {
  return (
    <div className={desk.whole}>
      <TextField
        label="Freight, inc GST"
        name="freight"
        inputMode="decimal"
        value={useDeskValue(store, ({ freight }) => freight)}
        onChange={({ target }) => store.setWhole({ freight: target.value })}
        problem={problems['freightCents']}
      />
      <TextField
        label="Holds until"
        name="validUntil"
        type="date"
        required
        value={useDeskValue(store, ({ validUntil }) => validUntil)}
        onChange={({ target }) => store.setWhole({ validUntil: target.value })}
        problem={problems['validUntil']}
      />
      <TextAreaField
        label="Message"
        name="text"
        rows={3}
        maxLength={MAX_QUOTE_WORDS}
        value={useDeskValue(store, ({ words }) => words)}
        onChange={({ target }) => store.setWhole({ words: target.value })}
        problem={problems['text']}
      />
    </div>
  )
}
