import { countText } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ListDescription } from '../lists/describe-list.ts'
import type { ListGroup } from '../lists/list-groups.server.ts'
import type { ListState } from '../lists/list-state.ts'
import styles from './console.module.css'

interface ListGroupsProps {
  readonly list: ListDescription
  readonly state: ListState
  readonly groups: readonly ListGroup[]
  readonly hrefOf: (next: Partial<ListState>) => string
}

const COUNT_TEXT = { many: 'More than 10,000', uncounted: 'Many' }

/** Rows that belong together, as those of one sender do: each line leads to them. */
export function ListGroups({ list, state, groups, hrefOf }: ListGroupsProps) {
  if (groups.length === 0) return null
  return (
    <ul className={styles.soft} aria-label="Many of one sender">
      {groups.map(({ value, count }) => (
        <li key={value}>
          {typeof count === 'number' ? countText(count) : COUNT_TEXT[count]}
          {' are from '}
          <PageLink href={hrefOf({ filters: { ...state.filters, [list.groupedBy]: value } })}>{value}</PageLink>
        </li>
      ))}
    </ul>
  )
}
