import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction, unreadable } from '#app/ui/call-action.ts'
import { suggestFailure } from '../../listed-project.ts'

const MIN_TYPED = 2
const SUGGEST_DEBOUNCE_MS = 400

/** Named as in the API's contract. */
export interface SuggestedUser {
  readonly Id: string
  readonly Name: string
}

export function useSuggestions(locale: Locale, typed: string) {
  const query = typed.trim()
  const [suggestions, setSuggestions] = useState<{ users: readonly SuggestedUser[] | null; problem: string } | null>(
    null,
  )
  const isAsked = query.length >= MIN_TYPED

  const suggest = useEffectEvent(async (text: string, isCurrent: () => boolean) => {
    const input = { query: text }
    const outcome = await callAction('projectBuilder/suggestUserNames', input, locale)
    if (!isCurrent()) return
    if (outcome.kind !== 'done') setSuggestions({ users: null, problem: suggestFailure(outcome) })
    else if (!Array.isArray(outcome.answer.suggestions))
      setSuggestions({ users: null, problem: suggestFailure(unreadable(200)) })
    else setSuggestions({ users: outcome.answer.suggestions, problem: '' })
  })

  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => void suggest(query, () => isCurrent), SUGGEST_DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, isAsked])

  const answer = isAsked ? suggestions : null
  return {
    users: answer?.users ?? null,
    problem: answer?.problem ?? '',
    close: () => setSuggestions(null),
  }
}
