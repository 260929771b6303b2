import { useId, useState, type KeyboardEvent } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import styles from './project-filters.module.css'
import { type SuggestedUser, useSuggestions } from './use-user-suggestions.ts'

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
          <span className="visually-hidden">, show everyone again</span>
          <Icon name="close" size={16} />
        </LinkButton>
      )}
    </div>
  )
}
