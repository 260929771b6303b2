import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { ActionAnswer } from '@specify/core/action-types.ts'
import { callAction, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { suggestFailure } from '#app/features/projects/list/listed-project.ts'

const MIN_TYPED = 2
const SUGGEST_DEBOUNCE_MS = 400

/** Named as in the API's contract. */
export interface SuggestedUser {
  readonly Id: string
  readonly Name: string
}

export function useSuggestions(locale: Locale, typed: string) {
  const query = typed.trim()
  const [closed, setClosed] = useState('')
  // Typed again, it is asked again.
  if (closed !== '' && closed !== query) setClosed('')
  const isAsked = query.length >= MIN_TYPED && query !== closed
  const { outcome, answer } = useLoad(
    isAsked ? query : null,
    (signal) => callAction('projectBuilder/suggestUserNames', { query }, locale, signal),
    { delayMs: SUGGEST_DEBOUNCE_MS },
  )
  return {
    users: isAsked ? (answer?.suggestions ?? null) : null,
    problem: isAsked && outcome ? problemOfSuggestions(outcome) : '',
    close: () => setClosed(query),
  }
}

/** An answer without a list is one that cannot be read. */
function problemOfSuggestions(outcome: CallOutcome<ActionAnswer<'projectBuilder/suggestUserNames'>>): string {
  if (outcome.kind !== 'done') return suggestFailure(outcome)
  return Array.isArray(outcome.answer.suggestions) ? '' : suggestFailure(unreadable(200))
}
