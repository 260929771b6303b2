import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import {
  dashboardInput,
  isEmptyByFilter,
  type ProjectListReader,
  type ProjectListState,
} from '#app/features/projects/list/project-list-state.ts'
import { projectTabs, type ProjectTab } from '#app/features/projects/list/project-tabs.ts'

export type TabCounts = Readonly<Partial<Record<ProjectTab, number>>>

export function dashboardCall({ isInternal }: ProjectListReader) {
  return isInternal ? 'projectBuilder/getMyProjectsDashboardV2' : 'projectBuilder/getMyProjectsDashboard'
}

/** The counts of the tabs; a failed one is left out. Null for readers without counts. */
export async function countTabs(
  locale: Locale,
  state: ProjectListState,
  reader: ProjectListReader,
): Promise<TabCounts | null> {
  if (!reader.isInternal) return null
  const counted = projectTabs(true).map(async ({ tab }) => {
    const ofTab = { ...state, tab }
    if (isEmptyByFilter(ofTab, reader.accountId)) return [tab, 0] as const
    const input = dashboardInput(ofTab, reader, { offset: 0, page: 'dashboard count' })
    const outcome = await callAction(dashboardCall(reader), input, locale)
    return [tab, outcome.kind === 'done' ? outcome.answer.data.total : undefined] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as TabCounts
}
