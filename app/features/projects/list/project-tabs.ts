import type { ProjectStatus } from '@specify/schedule/model.ts'

export type ProjectTab = 'my' | 'open' | 'completed' | 'closed'

interface TabDefinition {
  readonly tab: ProjectTab
  readonly label: string
  readonly status: ProjectStatus
}

/** The first one is the default. */
type Tabs = readonly [TabDefinition, ...TabDefinition[]]

const STAFF_TABS: Tabs = [
  { tab: 'my', label: 'My Projects', status: 'open' },
  { tab: 'open', label: 'Open Projects', status: 'open' },
  { tab: 'completed', label: 'Completed Projects', status: 'closed' },
]
const TABS: Tabs = [
  { tab: 'open', label: 'Open Projects', status: 'open' },
  { tab: 'closed', label: 'Closed Projects', status: 'closed' },
]

export function projectTabs(isInternal: boolean): Tabs {
  return isInternal ? STAFF_TABS : TABS
}
