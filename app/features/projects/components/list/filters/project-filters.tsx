import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { hasSameFilter, NO_FILTER, type ProjectFilter } from '#app/features/projects/list/project-list-state.ts'
import { PeriodFilter } from './period-filter.tsx'
import styles from './project-filters.module.css'
import { TypeFilter } from './type-filter.tsx'
import { UserFilter } from './user-filter.tsx'
import type { SuggestedUser } from './use-user-suggestions.ts'
import { Tabs } from './filter-tabs.tsx'

interface ProjectFiltersProps {
  readonly locale: Locale
  readonly filter: ProjectFilter
  /** The address of the list with other filters. */
  readonly hrefOf: (change: Partial<ProjectFilter>) => string
  /** Filter by owner; null for all. */
  readonly user: SuggestedUser | null
  readonly onUser: (user: SuggestedUser | null) => void
  readonly onFilter: (change: Partial<ProjectFilter>) => void
}

/**
 * Filters for staff: owner, creation period, project types. Without script it is a form, in which the owner can only be
 * shown and removed.
 */
export function ProjectFilters({ locale, filter, hrefOf, user, onUser, onFilter }: ProjectFiltersProps) {
  // Fields with state of their own are reset when the filters are cleared.
  const [cleared, setCleared] = useState(0)
  const id = useId()
  const [openIndex, setOpenIndex] = useState(0)
  const panels: readonly { label: string; isSet: boolean; content: ReactNode }[] = [
    {
      label: 'Filter by user',
      isSet: filter.userId !== '',
      content: <UserFilter locale={locale} user={user} everybodyHref={hrefOf({ userId: '' })} onUser={onUser} />,
    },
    {
      label: 'Filter by date range',
      isSet: filter.startDate !== '' || filter.endDate !== '',
      content: <PeriodFilter key={cleared} period={filter} onPeriod={onFilter} />,
    },
    {
      label: 'Filter by project type',
      isSet: filter.projectTypes.length > 0,
      content: (
        <TypeFilter
          locale={locale}
          types={filter.projectTypes}
          onTypes={(projectTypes) => onFilter({ projectTypes })}
        />
      ),
    },
  ]
  const [path = '', rest = ''] = hrefOf({ ...NO_FILTER, userId: filter.userId }).split('?')
  function clear(event: MouseEvent): void {
    event.preventDefault()
    setCleared(cleared + 1)
    onFilter(NO_FILTER)
  }
  return (
    <section className={styles.filters} aria-label="Filters">
      <div className={styles.head}>
        <Tabs
          labels={panels.map(({ label }) => label)}
          marked={panels.map(({ isSet }) => isSet)}
          id={id}
          openIndex={openIndex}
          onOpen={setOpenIndex}
        />
        {!hasSameFilter(filter, NO_FILTER) && (
          <LinkButton className={buttonClass('plain')} href={hrefOf(NO_FILTER)} onClick={clear}>
            Clear filters
          </LinkButton>
        )}
      </div>
      <form action={path} onSubmit={(event) => event.preventDefault()}>
        {Array.from(new URLSearchParams(rest), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {panels.map(({ label, content }, index) => (
          <div
            key={label}
            id={`${id}-panel-${index}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${index}`}
            className={styles.panel}
            hidden={index !== openIndex}
          >
            {content}
          </div>
        ))}
        <noscript>
          <div className={styles.panel}>
            <Button type="submit">Show projects</Button>
          </div>
        </noscript>
      </form>
    </section>
  )
}
