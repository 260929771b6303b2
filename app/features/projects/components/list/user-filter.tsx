import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction, unreadable } from '#app/ui/call-action.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { suggestFailure } from '../../listed-project.ts'
import styles from './project-filters.module.css'

const MIN_TYPED = 2
const SUGGEST_DEBOUNCE_MS = 400

/** In the names of the contract. */
export interface SuggestedUser {
  readonly Id: string
  readonly Name: string
}

interface Suggestions {
  readonly suggestions: readonly SuggestedUser[]
}

interface UserFilterProps {
  readonly locale: Locale
  readonly user: SuggestedUser | null
  readonly everybodyHref: string
  readonly onUser: (user: SuggestedUser | null) => void
}

export function UserFilter({ locale, user, everybodyHref, onUser }: UserFilterProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { users, problem, close } = useSuggestions(locale, typed)
  const [active, setActive] = useState(-1)

  function choose(chosen: SuggestedUser): void {
    setTyped('')
    setActive(-1)
    onUser(chosen)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!users || users.length === 0) return
    if (event.key === 'Escape') return close()
    const chosen = users[active]
    if (event.key === 'Enter' && chosen) return choose(chosen)
    const next = { ArrowDown: (active + 1) % users.length, ArrowUp: active <= 0 ? users.length - 1 : active - 1 }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <div className={styles.user}>
      <div className={styles.search}>
        <TextField
          label="User"
          name={undefined}
          role="combobox"
          placeholder="Name or email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          aria-autocomplete="list"
          aria-expanded={users !== null && users.length > 0}
          aria-controls={`${id}-users`}
          aria-activedescendant={users?.[active] ? `${id}-${active}` : undefined}
        />
        {users !== null && users.length > 0 && (
          <div id={`${id}-users`} role="listbox" aria-label="Users" className={styles.suggestions}>
            {users.map((each, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and has the keys
              <div
                key={each.Id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(each)}
              >
                {each.Name}
              </div>
            ))}
          </div>
        )}
        <div role="status" className={styles.note}>
          {users?.length === 0 && 'No user found'}
          {problem}
        </div>
      </div>
      {user && (
        <LinkButton
          className={styles.chip}
          href={everybodyHref}
          onClick={(event) => {
            event.preventDefault()
            onUser(null)
          }}
        >
          {user.Name}
          <span className="visually-hidden">, show everybody again</span>
          <Icon name="close" size={16} />
        </LinkButton>
      )}
    </div>
  )
}

/** Users that match the typed text; null without a query. */
function useSuggestions(locale: Locale, typed: string) {
  const query = typed.trim()
  const [found, setFound] = useState<{ users: readonly SuggestedUser[] | null; problem: string } | null>(null)
  const isAsked = query.length >= MIN_TYPED

  const suggest = useEffectEvent(async (asked: string, isCurrent: () => boolean) => {
    const input = { query: asked }
    const outcome = await callAction<Suggestions>('projectBuilder/suggestUserNames', input, locale)
    if (!isCurrent()) return
    if (outcome.kind !== 'done') setFound({ users: null, problem: suggestFailure(outcome) })
    else if (!Array.isArray(outcome.answer.suggestions))
      setFound({ users: null, problem: suggestFailure(unreadable(200)) })
    else setFound({ users: outcome.answer.suggestions, problem: '' })
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

  const answer = isAsked ? found : null
  return {
    users: answer?.users ?? null,
    problem: answer?.problem ?? '',
    close: () => setFound(null),
  }
}
