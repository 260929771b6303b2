import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './questions-screen.module.css'

interface QuestionsScreenProps {
  readonly locale: Locale
  readonly questions: readonly {
    readonly sku: string
    readonly attribute: string
    readonly name: string
    readonly label: string
    readonly askedOn: string
  }[]
}

/** Open questions of the reader. Forms of pages without script come here where they are refused. */
export function QuestionsScreen({ locale, questions }: QuestionsScreenProps) {
  const posted = usePostedForm('ask')
  const back = posted?.values['back']
  return (
    <div className="page work-page">
      <h1>Questions to makers</h1>
      {posted?.problems.form && (
        <FormMessage kind="error">
          {posted.problems.form} {back && <PageLink href={back}>Back to the page</PageLink>}
        </FormMessage>
      )}
      <p className={styles.about}>
        {questions.length === 0
          ? 'You have no open questions. Press Ask the maker where a report or a comparison says that something is not stated.'
          : 'You get one email when what you asked for is stated.'}
      </p>
      <ul className={styles.questions}>
        {questions.map(({ sku, attribute, name, label, askedOn }) => (
          <li key={`${sku} ${attribute}`}>
            <p>
              <strong>{label}</strong> of <PageLink href={routes.search.href({ locale, query: sku })}>{name}</PageLink>{' '}
              <span className="code">{sku}</span>
            </p>
            <small>Asked on {askedOn}</small>
            <form method="post" action={routes.questions.href({ locale, form: 'withdraw' })}>
              <input type="hidden" name="sku" value={sku} />
              <input type="hidden" name="attribute" value={attribute} />
              <Button type="submit">
                Undo
                <span className="visually-hidden">{`: ${label} of ${name}, ${sku}`}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}
