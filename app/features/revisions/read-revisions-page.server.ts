import type { ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { Project } from '@specify/schedule/model.ts'
import { changeText } from './change-text.ts'
import type { ScheduleChange } from './compare-schedules.ts'
import { compareStates, NOW } from './compare-states.server.ts'
import { historyText, restoredVersion } from '@specify/schedule/revisions/change-in-words.ts'
import { listHistory, type FormerState } from './history.server.ts'
import { openFindingsText } from '@specify/schedule/checks/finding-text.ts'
import { MAX_SHOWN_CHANGES, nextLabel, type Revision } from '@specify/schedule/revisions/revision.ts'
import { listRevisions } from './revision-store.server.ts'
import type { RevisionsPage, RestoredState, Comparison } from './revisions-page.ts'

interface PageRequest {
  readonly from: string | null
  readonly to: string | null
}

/** @throws AppError `not_found` for a state that the project does not have. */
export async function readRevisionsPage(
  context: ProjectContext,
  project: Project,
  { from, to }: PageRequest,
): Promise<Omit<RevisionsPage, 'isOwn' | 'findings'>> {
  const { db } = context
  const { projectId, projectName, version, locale } = project
  const [revisions, history] = [await listRevisions(db, projectId), await listHistory(db, projectId)]
  const [last] = revisions
  const at = (date: Date) => dateTimeIn({ code: locale }, date)
  const since = last ? await compareStates(context, project, { from: last.id, to: NOW }) : null
  const states = [
    [NOW, 'As it is now'] as const,
    ...revisions.map(({ id, label }) => [id, `Revision ${label}`] as const),
    ...history.map((state) => [String(state.version), `Version ${state.version}, ${at(state.changedAt)}`] as const),
  ]
  const compared = from === null ? null : { from, to: to ?? NOW }
  return {
    projectId,
    projectName,
    version,
    nextLabel: nextLabel(revisions.map(({ label }) => label)),
    revisions: revisions.map(({ id, label, purpose, note, author, issuedAt, findings }) => {
      const openText = openFindingsText(findings)
      return { id, label, purpose, note, author, issuedAt: at(issuedAt), openText }
    }),
    changesSinceLast: since && since.length,
    states,
    comparison:
      compared &&
      toComparison(await compareStates(context, project, compared), { project, compared, states, revisions }),
    history: history.map((state, index) => ({
      version: state.version,
      text: historyText(state),
      changedAt: at(state.changedAt),
      next: String(history[index - 1]?.version ?? NOW),
    })),
    restored: toRestored(history, at),
  }
}

function toRestored(history: readonly FormerState[], at: (date: Date) => string): RestoredState | null {
  const [last] = history
  const version = last ? restoredVersion(last.change) : null
  if (!last || version === null) return null
  const former = history.find((state) => state.version === version)
  return { version, until: former ? at(former.changedAt) : '', undo: last.version }
}

interface ComparisonContext {
  readonly project: Project
  readonly compared: { readonly from: string; readonly to: string }
  readonly states: RevisionsPage['states']
  readonly revisions: readonly Revision[]
}

function toComparison(
  changes: readonly ScheduleChange[],
  { project: { locale }, compared: { from, to }, states, revisions }: ComparisonContext,
): Comparison {
  const nameOf = (state: string) => states.find(([name]) => name === state)?.[1] ?? state
  const label = nameOf(to).match(/^Revision (.*)$/)?.[1]
  const shownChanges = changes.slice(0, MAX_SHOWN_CHANGES)
  const places = Map.groupBy(shownChanges, ({ unitType, room }) => [unitType, room].filter(Boolean).join(', '))
  return {
    from,
    to,
    mark: label === undefined ? '△' : `△${label}`,
    total: changes.length,
    open: [from, to].flatMap((state) => {
      const text = openFindingsText(revisions.find(({ id }) => id === state)?.findings ?? null)
      return text === '' ? [] : [`${nameOf(state)}: ${text}`]
    }),
    groups: Array.from(places, ([place, listed]) => ({
      place,
      changes: listed.map((change) => ({
        ...changeText(change, MARKETS[locale].currency),
        key: `${change.kind} ${change.lineItemId ?? ''}${change.isTwin ? ' twin' : ''}`,
        tag: change.tag,
        sku: change.sku,
        name: change.name,
      })),
    })),
  }
}
