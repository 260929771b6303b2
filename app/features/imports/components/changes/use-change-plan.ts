import { useMemo, useState } from 'react'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { givenChanges } from '@specify/list-reader/changes/given-changes.ts'
import type { ChangeAnswers, ListMode } from '@specify/list-reader/changes/model.ts'
import type { DraftRow, RowState } from '@specify/list-reader/draft/list-draft.ts'
import type { ActionAnswer } from '@specify/core/action-types.ts'
import { listCalls, type PlannedChanges } from '../list/list-calls.ts'
import type { ImportTarget } from '../import-calls.ts'

type PlanAnswer = ActionAnswer<'projectBuilder/planListChanges'>
export type PlannedChange = PlanAnswer['rows'][number]

/** Between keys that are pressed. */
const PAUSE_MS = 250

export interface ChangePlanState {
  /** Keyed by the id of the draft row. */
  readonly rows: ReadonlyMap<number, PlannedChange>
  readonly unnamed: PlanAnswer['unnamed']
  readonly totals: PlanAnswer['totals'] | null
  /** Ids of unnamed lines that go. */
  readonly removed: ReadonlySet<string>
  readonly setRemoved: (removed: ReadonlySet<string>) => void
  readonly per: ChangeAnswers['per']
  readonly setPer: (per: ChangeAnswers['per']) => void
  readonly problem: string | null
  readonly isLoading: boolean
  readonly retry: () => void
  /** The rows that are clear, as they are applied; null until the plan is of the rows as they are. */
  readonly ready: PlannedChanges | null
  readonly readyCount: number
  /** The project's version that was planned upon. */
  readonly version: number
}

/** Plans the rows of a list upon the project as it is, again after each change of a row. Nothing is planned in `add`. */
export function useChangePlan(
  target: ImportTarget,
  { rows, mode, room, version }: { rows: readonly DraftRow[]; mode: ListMode; room: string; version: number },
): ChangePlanState {
  const calls = useMemo(() => listCalls(target), [target])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [per, setPer] = useState<ChangeAnswers['per']>()
  const given = useMemo(() => givenChanges(rows), [rows])
  const changes: PlannedChanges | null = useMemo(
    () => (mode === 'add' ? null : { mode, rows: given.rows, room, removed: Array.from(removed), per }),
    [mode, given, room, removed, per],
  )
  const key = changes && changes.rows.length > 0 ? JSON.stringify([version, changes]) : null
  const load = useLoad<PlanAnswer>(key, (signal) => calls.plan(changes!, signal), { delayMs: PAUSE_MS })
  const answer = key === null ? null : load.answer
  const planned = useMemo(
    () => new Map(answer?.rows.map((row) => [given.ids[row.id] ?? -1, row] as const)),
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is of the rows that it was asked for
    [answer],
  )
  const isCurrent = !load.isLoading && answer !== null
  const clear = given.rows.filter((_, at) => {
    const state = planned.get(given.ids[at]!)?.state
    return state === 'ready' || state === 'same'
  })
  const isAny = clear.length > 0 || removed.size > 0
  return {
    rows: planned,
    unnamed: answer?.unnamed ?? [],
    totals: answer?.totals ?? null,
    removed,
    setRemoved,
    per,
    setPer,
    problem: load.problem,
    isLoading: load.isLoading,
    retry: load.retry,
    ready: isCurrent && changes && isAny ? { ...changes, rows: clear } : null,
    readyCount: clear.length,
    version: answer?.version ?? version,
  }
}

/** The state of a row of which it is known what it changes. */
export function plannedState(state: RowState, planned: PlannedChange | undefined): RowState {
  if (state !== 'ready' || !planned) return state
  if (planned.state === 'skipped') return 'left out'
  return planned.state === 'asked' || planned.state === 'refused' ? 'open' : 'ready'
}
