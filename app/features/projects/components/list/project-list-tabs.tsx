import { moveTabFocus } from '#app/ui/menus/move-tab-focus.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { projectListHref, type ProjectListState } from '#app/features/projects/list/project-list-state.ts'
import { projectTabs } from '#app/features/projects/list/project-tabs.ts'
import styles from './project-list-tabs.module.css'
import type { TabCounts } from './count-tabs.ts'

interface ProjectListTabsProps {
  readonly locale: Locale
  readonly state: ProjectListState
  readonly isInternal: boolean
  readonly counts: TabCounts | null
  readonly panelId: string
}

export function ProjectListTabs({ locale, state, isInternal, counts, panelId }: ProjectListTabsProps) {
  return (
    <div role="tablist" aria-label="Projects" tabIndex={-1} className={styles.tabs} onKeyDown={moveTabFocus}>
      {projectTabs(isInternal).map(({ tab, label }) => (
        <PageLink
          key={tab}
          ref={tab === state.tab ? scrollIntoTabs : undefined}
          role="tab"
          id={`${panelId}-${tab}`}
          aria-selected={tab === state.tab}
          aria-controls={panelId}
          href={projectListHref(locale, { ...state, tab }, isInternal)}
          keepsScroll
        >
          {label}
          {counts?.[tab] !== undefined && <span>{` (${counts[tab]})`}</span>}
        </PageLink>
      ))}
    </div>
  )
}

/** Scrolls the current tab into view where the tabs overflow. */
function scrollIntoTabs(tab: HTMLElement | null): void {
  tab?.parentElement?.scrollTo({ left: tab.offsetLeft - tab.parentElement.offsetLeft })
}
