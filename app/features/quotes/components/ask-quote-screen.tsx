import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { AskQuotePage } from '../calls/read-ask-page.server.ts'
import { MAX_ADDRESS_LENGTH, MAX_PLACE_LENGTH, MAX_QUOTE_WORDS } from '../quote.ts'
import { QuoteTable } from './quote-table.tsx'
import styles from './quotes.module.css'

interface AskQuoteScreenProps {
  readonly locale: Locale
  readonly page: AskQuotePage
  readonly revisionId: string
  readonly isOwn: boolean
}

export function AskQuoteScreen({ locale, page, revisionId, isOwn }: AskQuoteScreenProps) {
  const { projectId, projectName, revisions, quotes, showsWho } = page
  const posted = usePostedForm('ask')
  const { values, problems: { form: problem, fields: problems = {} } = {} } = posted ?? {}
  return (
    <div className={`page work-page ${styles.page}`}>
      <ProjectTrail
        {...{ locale, projectId, isOwn }}
        place="quote"
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn }, 'Request a quote')}
      />
      <h1>Request a quote</h1>
      {!isOwn ? (
        <p className={styles.hint}>A quote is requested by people who may change this project.</p>
      ) : revisions.length === 0 ? (
        <p className={styles.hint}>
          A quote is for a revision, so that both sides know what it covers.{' '}
          <PageLink href={routes.projects.revisions.href({ locale, projectId })}>Issue one first</PageLink>.
        </p>
      ) : (
        <form
          method="post"
          action={routes.projects.quote.href({ locale, projectId, form: 'ask' })}
          className={styles.form}
        >
          {problem && <FormMessage kind="error">{problem}</FormMessage>}
          <input type="hidden" name="id" value={projectId} />
          <SelectField
            label="For"
            name="revisionId"
            defaultValue={values?.['revisionId'] ?? revisionId}
            options={revisions}
            problem={problems['revisionId']}
          />
          <TextField
            label="Suburb or postcode"
            name="place"
            defaultValue={values?.['place']}
            maxLength={MAX_PLACE_LENGTH}
            required
            autoComplete="shipping postal-code"
            problem={problems['place']}
          />
          <TextField
            label="Needed by"
            name="neededBy"
            type="date"
            defaultValue={values?.['neededBy']}
            hint="Leave empty if there is no deadline"
            problem={problems['neededBy']}
          />
          <TextAreaField
            label="Your address"
            name="address"
            defaultValue={values?.['address'] ?? page.address}
            maxLength={MAX_ADDRESS_LENGTH}
            rows={3}
            hint="Optional, printed on the quote under your name"
            problem={problems['address']}
          />
          <TextAreaField
            label="Message"
            name="text"
            defaultValue={values?.['text']}
            maxLength={MAX_QUOTE_WORDS}
            rows={4}
            hint="Staged deliveries, alternatives that suit you, who to call"
            problem={problems['text']}
          />
          <Button type="submit" look="primary">
            Request a quote
          </Button>
        </form>
      )}
      {quotes.length > 0 && (
        <section aria-labelledby="before-heading">
          <h2 id="before-heading">Asked before</h2>
          <QuoteTable locale={locale} quotes={quotes} showsWho={showsWho} />
        </section>
      )}
    </div>
  )
}
