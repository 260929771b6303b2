import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '@specify/core/market.ts'
import { callAction, type CallOutcome, type CallFailure } from '#app/ui/loading/call-action.ts'
import type { ProjectDashboard } from '#app/features/projects/store/project-dashboard.server.ts'
import { PROJECT_PAGE_SIZE } from '#app/features/projects/list/project-list.ts'
import {
  dashboardInput,
  hasSameFilter,
  isEmptyByFilter,
  projectListHref,
  type ProjectListState,
} from '#app/features/projects/list/project-list-state.ts'
import { readRowCount, withRowCount } from '#app/features/projects/list/rows-in-address.ts'
import { dashboardCall, countTabs } from './count-tabs.ts'
import { useRowsInAddress } from './use-rows-in-address.ts'
import { type LoadedList, shownOf, withoutRepeats } from './shown-list.ts'

/** Debounce: filters are often changed several at a time. */
const FILTER_DEBOUNCE_MS = 300

type ListPage = Pick<ProjectDashboard, 'results' | 'total'>

export function useProjectList(locale: Locale, loaded: LoadedList, state: ProjectListState) {
  const { reader } = loaded
  const { pathname, search } = useLocation()
  const [list, setList] = useState(() => shownOf(loaded))
  const [waiting, setWaiting] = useState<'rows' | 'more' | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const latest = useRef(0)
  if (list.source !== loaded) {
    setList(shownOf(loaded))
    setFailure(null)
  }

  async function ask(offset: number, limit: number): Promise<CallOutcome<{ data: ListPage }>> {
    if (isEmptyByFilter(state, reader.accountId)) return { kind: 'done', answer: { data: { results: [], total: 0 } } }
    const input = dashboardInput(state, reader, { offset, limit })
    return callAction(dashboardCall(reader), input, locale)
  }

  async function load(limit: number, isCounted: boolean): Promise<void> {
    const request = ++latest.current
    setWaiting('rows')
    setFailure(null)
    const [outcome, counts] = await Promise.all([
      ask(0, limit),
      isCounted ? countTabs(locale, state, reader) : list.counts,
    ])
    if (request !== latest.current) return
    setWaiting(null)
    if (outcome.kind !== 'done') {
      setFailure(outcome)
      // What is shown belongs to another state; of the same one it may stay.
      setList((before) => ({ ...before, state, rows: keyOf(before.state) === key ? before.rows : [] }))
      return
    }
    const { results, total } = outcome.answer.data
    setList({ source: loaded, state, rows: results, total, counts })
  }

  async function loadMore(): Promise<void> {
    if (waiting) return
    const request = ++latest.current
    setWaiting('more')
    setFailure(null)
    const outcome = await ask(list.rows.length, PROJECT_PAGE_SIZE)
    if (request !== latest.current) return
    setWaiting(null)
    if (outcome.kind !== 'done') return setFailure(outcome)
    const { results, total } = outcome.answer.data
    setList((before) => ({
      ...before,
      rows: withoutRepeats([...before.rows, ...results]),
      // An empty page is the end, whatever was counted before.
      total: results.length === 0 ? before.rows.length : total,
    }))
  }

  const keyOf = (each: ProjectListState) => projectListHref(locale, each, reader.isInternal)
  const key = keyOf(state)
  const isStale = key !== keyOf(list.state)
  const staleKey = isStale ? key : null
  const delayMs = hasSameFilter(state, list.state) ? 0 : FILTER_DEBOUNCE_MS
  const loadAsked = useEffectEvent(() => void load(readRowCount(search), !hasSameFilter(state, list.state)))
  useEffect(() => {
    if (staleKey === null) return
    const timer = setTimeout(loadAsked, delayMs)
    return () => clearTimeout(timer)
  }, [staleKey, delayMs])
  useRowsInAddress(pathname + search, isStale ? null : list.rows.length)

  return {
    rows: list.rows,
    counts: list.counts,
    isStale: isStale || waiting === 'rows',
    isLoadingMore: waiting === 'more',
    hasMore: !isStale && list.rows.length < list.total,
    moreHref: withRowCount(key, list.rows.length + PROJECT_PAGE_SIZE),
    failure,
    loadMore,
    /** Reloads as many rows as are shown. */
    refresh: () => load(Math.max(list.rows.length, PROJECT_PAGE_SIZE), true),
  }
}

export type ProjectListView = ReturnType<typeof useProjectList>
