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
  /** There are more rows than were grouped. */
  readonly isCut: boolean
  readonly hrefOf: (next: Partial<ListState>) => string
}

/** Rows that belong together, as those of one sender do: each line leads to them. */
export function ListGroups({ list, state, groups, isCut, hrefOf }: ListGroupsProps) {
  if (groups.length === 0) return null
  return (
    <ul className={styles.soft} aria-label="Many of one sender">
      {groups.map(({ value, count }) => (
        <li key={value}>
          {`${countText(count)} ${isCut ? 'of the first 10,000 ' : ''}are from `}
          <PageLink href={hrefOf({ filters: { ...state.filters, [list.groupedBy]: value } })}>{value}</PageLink>
        </li>
      ))}
    </ul>
  )
}
