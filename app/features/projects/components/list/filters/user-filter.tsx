import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCombobox } from '#app/ui/menus/use-combobox.ts'
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
  const [typed, setTyped] = useState('')
  const { users, problem, close } = useSuggestions(locale, typed)
  const count = users?.length ?? 0
  const combobox = useCombobox({ count, onChoose: choose, onEscape: close })

  function type(text: string): void {
    setTyped(text)
    combobox.reset()
  }

  function choose(index: number): void {
    const chosen = users?.[index]
    if (!chosen) return
    type('')
    onUser(chosen)
  }

  return (
    <div className={styles.user}>
      <div className={styles.search}>
        <TextField
          label="User"
          name={undefined}
          placeholder="Name or email"
          value={typed}
          onChange={({ target }) => type(target.value)}
          {...combobox.field}
        />
        {users !== null && count > 0 && (
          <div {...combobox.list} aria-label="Users" className={styles.suggestions}>
            {users.map((each, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field keeps the focus and has the keys
              <div key={each.Id} {...combobox.option(index)} onClick={() => choose(index)}>
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
