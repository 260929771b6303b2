import { useState } from 'react'
import type { BuilderProject } from '../builder/builder-project.ts'
import { differencesBetween, type Differences } from '../builder/differences.ts'
import { mergedState, stateOf, type ProjectState } from '../builder/project-state.ts'

interface Versions {
  /** What both began with. */
  readonly base: ProjectState
  readonly mine: ProjectState
  /** As it is saved now. */
  readonly current: BuilderProject
  /** Told mine on top of what is saved. */
  readonly keep: (merged: ProjectState) => Promise<void>
  readonly load: () => void
  /** Both are kept without a question where nothing clashes. */
  readonly isKept?: boolean
}

/** Two versions of a project of which somebody has to choose. */
export interface Clash {
  readonly differences: Differences
  /** When the other one was saved; an ISO date. */
  readonly changedAt: string
  readonly onKeep: () => void
  readonly onLoad: () => void
  readonly onClose: () => void
}

/** Asks whose changes hold where a project was changed on both sides. */
export function useClash() {
  const [asked, setAsked] = useState<(Versions & { readonly differences: Differences }) | null>(null)
  const close = () => setAsked(null)

  /** Whether there is something to ask about: where one side has changed nothing, there is not. */
  function ask(versions: Versions): boolean {
    const { base, mine, current, isKept = false } = versions
    const differences = differencesBetween(base, mine, stateOf(current))
    const { both } = differences
    if (both.length === 0 && (isKept || differences.mine.length === 0 || differences.saved.length === 0)) return false
    setAsked({ ...versions, differences })
    return true
  }

  const open: Clash | null = asked && {
    differences: asked.differences,
    changedAt: asked.current.changedAt,
    onKeep: () => {
      const { base, mine, current } = asked
      close()
      void asked.keep(mergedState(base, mine, stateOf(current)))
    },
    onLoad: () => {
      asked.load()
      close()
    },
    onClose: close,
  }
  return { ask, open }
}
