import { routes } from '#app/addresses/routes.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { OUTCOME_PARAMETERS, outcomeQuery } from '#app/features/console/outcome.ts'
import type { FormOutcome, Posted } from '../account/take-posts.server.ts'

export const listOf = ({ url }: Posted) => url.pathname.split('/')[3] ?? ''
export const idOf = ({ url }: Posted) => decodeURIComponent(url.pathname.split('/')[4] ?? '')

/** The query of the page as it was, without the name of the form and what was said of the one before. */
export function queryOf({ url }: Posted): string {
  const params = new URLSearchParams(url.search)
  for (const key of ['form', ...OUTCOME_PARAMETERS]) params.delete(key)
  return params.toString()
}

export function back(posted: Posted, more = ''): string {
  const query = [queryOf(posted), more].filter(Boolean).join('&')
  return query === '' ? posted.url.pathname : `${posted.url.pathname}?${query}`
}

/** Rows that a call has changed, and where to go on; none where it does not count them. */
function rowsChanged(answer: unknown): { readonly rows?: number; readonly rest?: string } {
  return answer ?? {}
}

/** Back to the page, which says what was `done`. */
export function outcomeOf(posted: Posted, outcome: CallOutcome<unknown>, done: string): FormOutcome {
  if (outcome.kind !== 'done') return refusalOf(posted, outcome)
  const asOf = textOf(posted.given, 'asOf')
  return { next: back(posted, outcomeQuery(done, { ...rowsChanged(outcome.answer), asOf })) }
}

/** Leads to the list that the page belongs to, which says what was `done`. */
export function toList(posted: Posted, outcome: CallOutcome<unknown>, done: string): FormOutcome {
  if (outcome.kind !== 'done') return refusalOf(posted, outcome)
  const path = routes.console.list.path({ locale: posted.locale, list: listOf(posted) })
  return { next: `${path}?${outcomeQuery(done)}` }
}

export function refusalOf(posted: Posted, outcome: Exclude<CallOutcome<unknown>, { kind: 'done' }>): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(posted.locale, { redirect: back(posted) }) }
  return { problems: formFailure(outcome) }
}
