import { use, useEffect, useMemo, useState } from 'react'
import type { Blocker, Location, NavigateOptions, Navigation, Params, To } from 'react-router'
import { UNBLOCKED, type BlockerRule } from './blockers.ts'
import {
  BlockersContext,
  GoingToContext,
  PageContext,
  PlaceContext,
  provided,
  RevalidatingContext,
  RouterContext,
} from './contexts.ts'
import type { HistoryAction } from './session-history.ts'

export function useLocation(): Location {
  return provided(use(PlaceContext)).location
}

export function useNavigationType(): HistoryAction {
  return provided(use(PlaceContext)).action
}

export function useParams(): Params {
  return provided(use(PageContext)).matches[0]?.params ?? {}
}

/** The same function at every render. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const router = provided(use(RouterContext))
  return useMemo(
    () => async (to, options) => {
      if (typeof to === 'number') history.go(to)
      else await router.navigate(to, options)
    },
    [router],
  )
}

export function useNavigation(): { readonly state: Navigation['state']; readonly location: Location | undefined } {
  const location = use(GoingToContext) ?? undefined
  return { state: location ? 'loading' : 'idle', location }
}

export function useRevalidator(): { readonly revalidate: () => Promise<void>; readonly state: 'idle' | 'loading' } {
  const router = provided(use(RouterContext))
  const state = use(RevalidatingContext) ? 'loading' : 'idle'
  return useMemo(() => ({ revalidate: () => router.revalidate(), state }), [router, state])
}

export function useBlocker(rule: BlockerRule): Blocker {
  const { blockers } = provided(use(RouterContext))
  const [key] = useState(() => ({}))
  const states = use(BlockersContext)
  useEffect(() => blockers.setRule(key, rule), [blockers, key, rule])
  useEffect(() => () => blockers.remove(key), [blockers, key])
  return states.get(key) ?? UNBLOCKED
}
