import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ListDescription } from '../lists/describe-list.ts'
import type { ListState } from '../lists/list-state.ts'
import styles from './console.module.css'

interface ListFiltersProps {
  readonly list: ListDescription
  readonly state: ListState
  readonly path: string
}

/** A form whose address is the list: it works without script, and with it a choice is taken at once. */
export function ListFilters({ list, state, path }: ListFiltersProps) {
  // Arrows go through the values of a select, each of which is a change: the person has not chosen yet.
  const isTyping = useRef(false)
  // A text is chosen from a line above the rows, and is a field while it holds.
  const shown = list.filters.filter(
    ({ key, options, isTyped }) => options !== 'text' || isTyped || state.filters[key] !== undefined,
  )
  const extra = list.columns.filter(({ isExtra }) => isExtra)
  return (
    <form method="get" action={path} className={styles.filters} role="search" aria-label={`Filter ${list.title}`}>
      {list.searched !== '' && (
        <label className={styles.search}>
          <span>Search</span>
          <input type="search" name="q" defaultValue={state.q} placeholder={list.searched} data-list-search="" />
        </label>
      )}
      {list.filters.length + extra.length === 0 ? (
        <Button type="submit" look="secondary">
          Search
        </Button>
      ) : (
        <details
          className={styles.fold}
          open={Object.keys(state.filters).some((key) => !isByDefault(list, state, key))}
        >
          <summary>Filters</summary>
          <div className={styles.filters}>
            {shown.map(({ key, label, options, byDefault = '', none = byDefault === '' ? 'Any' : 'All' }) => (
              <label key={key}>
                <span>{label}</span>
                {options === 'day' || options === 'text' ? (
                  <input
                    type={options === 'day' ? 'date' : 'text'}
                    name={key}
                    defaultValue={state.filters[key] ?? ''}
                    autoCapitalize="none"
                  />
                ) : (
                  <Select
                    name={key}
                    defaultValue={state.filters[key] ?? ''}
                    onPointerDown={() => (isTyping.current = false)}
                    onKeyDown={() => (isTyping.current = true)}
                    onChange={({ currentTarget }) => !isTyping.current && currentTarget.form?.requestSubmit()}
                  >
                    <option value="">{none}</option>
                    {options.map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </Select>
                )}
              </label>
            ))}
            {state.sort && <input type="hidden" name="sort" value={state.sort} />}
            {state.isUpwards && <input type="hidden" name="order" value="up" />}
            {extra.length > 0 && (
              <details className={styles.columns}>
                <summary>Columns</summary>
                <div>
                  {extra.map(({ key, label }) => (
                    <label key={key}>
                      <input type="checkbox" name="column" value={key} defaultChecked={state.columns.includes(key)} />{' '}
                      {label}
                    </label>
                  ))}
                </div>
              </details>
            )}
            <Button type="submit" look="secondary">
              Apply
            </Button>
            {(state.q !== '' || Object.keys(state.filters).length > 0) && <PageLink href={path}>Reset</PageLink>}
          </div>
        </details>
      )}
    </form>
  )
}

function isByDefault({ filters }: ListDescription, state: ListState, key: string): boolean {
  return filters.some((filter) => filter.key === key && filter.byDefault === state.filters[key])
}
