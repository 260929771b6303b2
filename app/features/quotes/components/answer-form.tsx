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
import { ClashNotice } from './desk/clash-notice.tsx'
import { DeskGrid } from './desk/desk-grid.tsx'
import { DeskSums, DeskTotals } from './desk/desk-totals.tsx'
import desk from './desk/desk.module.css'
import { DiscountBar } from './desk/discount-bar.tsx'
import { PostedSheet } from './desk/posted-sheet.tsx'
import { PriceQuestion } from './desk/price-question.tsx'
import { newsIn, type SheetNews } from '../sheet/posted-news.ts'
import { SheetNotice } from './desk/sheet-notice.tsx'
import { SheetTools } from './desk/sheet-tools.tsx'
import { StageSection } from './stages/stage-section.tsx'
import { useDraft } from './desk/use-draft.ts'
import { useSend } from './desk/use-send.ts'
import { useDeskStore, useDeskValue } from './desk/use-desk.ts'
import styles from './quotes.module.css'

interface AnswerFormProps {
  readonly locale: Locale
  readonly page: QuotePage
}

export function AnswerForm({ locale, page }: AnswerFormProps) {
  const { id, lines, answer } = page
  const formHref = (form: 'answer' | 'close' | 'draft') => routes.console.quote.href({ locale, quoteId: id, form })
  const posted = usePostedForm('answer')
  const { values = {} } = posted ?? {}
  const store = useDeskStore(page, values)
  const draft = useDraft(store, page)
  const sending = useSend(store, id, draft, posted?.problems)
  const { note, clash, problem: draftProblem } = draft.state()
  const { form: problem, fields: problems = {} } = sending.problems
  const wholeProblem = problem ?? problems['lines'] ?? problems['stages']
  // Without script the page is loaded again, and its problems stand on top.
  const isPosted = sending.problems === posted?.problems
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [news, setNews] = useState('')
  const [sheet, setSheet] = useState<SheetNews | null>(() => newsIn(values['sheet']))
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <h2 id="answer-heading">{answer ? 'Change the answer' : 'Answer'}</h2>
      <form
        method="post"
        action={formHref('answer')}
        className={styles.fields}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent
          if (submitter?.hasAttribute('formaction')) return
          event.preventDefault()
          if (!sending.isSending) void sending.send()
        }}
      >
        {isPosted && wholeProblem && (
          <FormMessage kind="error">
            {wholeProblem}{' '}
            {values['confirm'] && (
              <Button type="submit" name="confirmed" value={values['confirm']}>
                Send all the same
              </Button>
            )}
          </FormMessage>
        )}
        <input type="hidden" name="draftVersion" value={page.draft?.version ?? 0} />
        <div className={desk.tools}>
          <BasisChoice store={store} />
          <DiscountBar store={store} ticked={ticked} />
          <LeadForAll store={store} />
          <SheetTools store={store} draft={draft} locale={locale} quoteId={id} onRead={setSheet} />
        </div>
        {sheet && <SheetNotice outcome={sheet} store={store} onChange={setSheet} />}
        {news && <FormMessage kind="error">{news}</FormMessage>}
        <DeskGrid store={store} lines={lines} ticked={ticked} onTicked={setTicked} onNews={setNews} />
        <StageSection store={store} page={page} ticked={ticked} />
        <div className={desk.foot}>
          {clash && <ClashNotice clash={clash} draft={draft} locale={store.locale} />}
          <DeskTotals store={store} />
          <p className={desk.draft} role="status" data-failed={draftProblem !== '' || undefined}>
            {draftProblem || note}
          </p>
        </div>
        <div className={desk.ending}>
          <WholeFields store={store} problems={problems} />
          <DeskSums store={store} />
        </div>
        {!isPosted && wholeProblem && <FormMessage kind="error">{wholeProblem}</FormMessage>}
        {sending.isSent && <FormMessage kind="success">Sent. {page.email} gets an email.</FormMessage>}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" aria-busy={sending.isSending} aria-disabled={sending.isSending}>
            Send answer
          </Button>
          <Button type="submit" formAction={formHref('close')} formNoValidate>
            Close request
          </Button>
          <noscript>
            <Button type="submit" formAction={formHref('draft')} formNoValidate>
              Save draft
            </Button>
          </noscript>
        </div>
        <PostedSheet locale={locale} quoteId={id} />
      </form>
      {sending.question && (
        <PriceQuestion
          prices={sending.question.prices}
          onSend={() => void sending.send(sending.question?.confirm)}
          onBack={sending.close}
        />
      )}
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
