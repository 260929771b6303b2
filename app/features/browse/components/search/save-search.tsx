import { useState, type SubmitEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { useNavigate } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { Icon } from '#app/ui/icon.tsx'
import { callAction } from '#app/ui/loading/call-action.ts'
import { isSignedOut, problemOf } from '#app/ui/loading/failure-text.ts'
import { isWorthSaving, savedQuery } from '#app/features/browse/saved-searches/saved-query.ts'
import type { ListingData } from '../listing/listing-model.ts'
import styles from './save-search.module.css'

interface Outcome {
  readonly query: string
  readonly problem: string | null
}

/** Saves what a listing asks for; visitors sign in first and come back to it. Without script it is a form. */
export function SaveSearch({ listing }: { listing: Pick<ListingData, 'locale' | 'path' | 'state'> }) {
  const { locale, path, state } = listing
  const query = savedQuery(state)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()
  if (!isWorthSaving(state)) return null

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const result = await callAction('account/saveSearch', { path, query }, locale)
    setSending(false)
    if (result.kind !== 'done' && isSignedOut(result))
      void navigate(signInHref(location.pathname, location.search), { preventScrollReset: true })
    else setOutcome({ query, problem: problemOf(result) })
  }

  const shownOutcome = outcome?.query === query ? outcome : null
  return (
    <form
      className={styles.save}
      method="post"
      action={routes.account.savedSearches.href({ locale, form: 'save' })}
      onSubmit={(event) => void save(event)}
    >
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="query" value={query} />
      {shownOutcome?.problem !== null && (
        <button type="submit" aria-busy={isSending}>
          <Icon name="plus" size={16} />
          Save search
        </button>
      )}
      <p role="status">
        {shownOutcome?.problem === null && (
          <>
            Saved in your <PageLink href={routes.account.savedSearches.path({ locale })}>saved searches</PageLink>
          </>
        )}
        {shownOutcome?.problem}
      </p>
    </form>
  )
}
