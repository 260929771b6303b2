import { countOf } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ProjectListState } from '#app/features/projects/list/project-list-state.ts'
import { PROJECT_SCOPES, type ProjectScope } from '#app/features/projects/list/project-list.ts'
import styles from '../project-list-tabs.module.css'

const LABELS: Readonly<Record<ProjectScope, string>> = { mine: 'Mine', company: 'Company' }

/** The offer for members who have no projects of their own. */
export function sharedText(count: number): string {
  return `See ${countOf(count, 'project')} of your company`
}

interface ScopeChoiceProps {
  readonly scope: ProjectScope
  readonly hrefOf: (change: Partial<ProjectListState>) => string
}

export function ScopeChoice({ scope, hrefOf }: ScopeChoiceProps) {
  return (
    <nav aria-label="Whose projects" className={styles.scopes}>
      {PROJECT_SCOPES.map((each) => (
        <PageLink
          key={each}
          href={hrefOf({ scope: each })}
          aria-current={each === scope ? 'page' : undefined}
          keepsScroll
        >
          {LABELS[each]}
        </PageLink>
      ))}
    </nav>
  )
}
