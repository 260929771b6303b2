import { useRef, useState, type SubmitEvent } from 'react'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import type { PostedPrices } from '../posted-prices.ts'
import { ListFields } from './list-fields.tsx'
import { PriceQuestions } from './price-questions.tsx'
import { PriceTable } from './price-table.tsx'
import { PriceTotals } from './price-totals.tsx'
import styles from './price-list.module.css'
import { usePriceList } from './use-price-list.ts'

interface PriceListScreenProps {
  readonly locale: Locale
  readonly posted: PostedPrices | null
}

/** A form for a list, and what its rows cost. Without script each button sends the form. */
export function PriceListScreen({ locale, posted }: PriceListScreenProps) {
  const form = useRef<HTMLFormElement>(null)
  const [fileName, setFileName] = useState(posted?.fileName ?? '')
  const list = usePriceList(locale, form, posted)
  const { answer, problem, work, isSaved } = list
  const isAsking =
    answer !== null && (answer.columns.length > 0 || answer.questions.some((each) => each.answer === null))

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const submitter = event.submitter as HTMLButtonElement | null
    void (submitter?.value === 'file' && answer ? list.save() : list.read())
  }

  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} label="Price my list" />
      <div className={styles.head}>
        <h1>Price my list</h1>
        <p className={styles.intro}>
          Your own Excel or CSV file comes back with codes, products and list prices beside each row. Your rows, formats
          and formulas stay exactly as they are. Files are not stored.
        </p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={routes.priceMyList.path({ locale })}
        onSubmit={submit}
      >
        <ListFields
          isHidden={answer !== null && posted === null}
          fileName={fileName}
          text={posted?.text ?? ''}
          isPosted={posted !== null && posted.fileName !== ''}
          onFile={(name) => {
            setFileName(name)
            void list.read()
          }}
        >
          <Button type="submit" look="primary" disabled={work !== null}>
            Show prices
          </Button>
          <noscript>
            <Button type="submit" name="format" value="file" formAction={api.priceMyList.path({ locale })}>
              Download priced file
            </Button>
          </noscript>
        </ListFields>
        {problem !== '' && <FormMessage kind="error">{problem}</FormMessage>}
        {work !== null && (
          <p className={styles.work}>
            <Spinner label={WORDS[work]} />
            <span aria-hidden="true">{WORDS[work]}</span>
          </p>
        )}
        {answer && (
          <section className={styles.result} aria-label="Prices" aria-busy={work === 'reading'}>
            <PriceTotals locale={locale} answer={answer} />
            <PriceQuestions
              answer={answer}
              onAnswer={() => void list.read()}
              onForget={() => void list.read({ forgetsColumns: true })}
            />
            <div className={styles.actions}>
              {!isAsking && posted === null && (
                <Button type="submit" look="primary" name="format" value="file" disabled={work !== null}>
                  {`Download ${answer.fileName}`}
                </Button>
              )}
              <Button
                look="quiet"
                onClick={() => {
                  setFileName('')
                  list.startAgain()
                }}
              >
                Price another list
              </Button>
              <p role="status" className={styles.saved}>
                {isSaved && `${answer.fileName} is in your downloads.`}
              </p>
            </div>
            <PriceTable locale={locale} answer={answer} />
          </section>
        )}
      </form>
    </div>
  )
}

const WORDS = { reading: 'Reading the list', making: 'Making the file' } as const
