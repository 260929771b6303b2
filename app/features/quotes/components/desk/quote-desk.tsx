import type { Locale } from '@specify/core/market.ts'
import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import { AnswerForm } from '../answer-form.tsx'
import { AnsweredLines, QuoteFacts, QuoteNumber } from '../quote-parts.tsx'
import styles from '../quotes.module.css'
import desk from './desk.module.css'
import { SentAnswer } from '../sent-answer.tsx'

interface QuoteDeskProps {
  readonly locale: Locale
  readonly page: QuotePage
}

/** A quote as staff answer it; one that is decided on, as it was answered. */
export function QuoteDesk({ locale, page }: QuoteDeskProps) {
  const { answer } = page
  return (
    <div className={`${styles.page} ${desk.desk}`}>
      <QuoteNumber page={page} />
      <QuoteFacts page={page} />
      {!page.canAnswer && <AnsweredLines page={page} />}
      {page.canAnswer && answer && (
        <SentAnswer title={`The answer as sent, ${answer.at}: ${answer.sums.at(-1)?.[1] ?? ''}`}>
          <AnsweredLines page={page} />
        </SentAnswer>
      )}
      {page.canAnswer && <AnswerForm locale={locale} page={page} />}
    </div>
  )
}
