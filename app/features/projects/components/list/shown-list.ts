import type { ListedProject, ProjectDashboard } from '#app/features/projects/store/project-dashboard.server.ts'
import type { ProjectListReader, ProjectListState } from '#app/features/projects/list/project-list-state.ts'
import type { TabCounts } from './count-tabs.ts'

export interface LoadedList {
  readonly reader: ProjectListReader
  readonly state: ProjectListState
  readonly dashboard: ProjectDashboard
  readonly counts: TabCounts | null
  /** Counts of the company's shared projects per tab, when loaded; null for readers without a company. */
  readonly companyCounts: TabCounts | null
}

interface ShownList {
  readonly source: LoadedList
  readonly state: ProjectListState
  readonly rows: readonly ListedProject[]
  readonly total: number
  readonly counts: TabCounts | null
}

export function shownOf(loaded: LoadedList): ShownList {
  const { state, dashboard, counts } = loaded
  return { source: loaded, state, rows: dashboard.results, total: dashboard.total, counts }
}

/** Rows move between pages when projects change in between. */
export function withoutRepeats(rows: readonly ListedProject[]): readonly ListedProject[] {
  return [...new Map(rows.map((row) => [row.shoppingListId, row])).values()]
}
