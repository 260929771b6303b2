import { useState } from 'react'
import type { BuilderProject } from '../../builder/builder-project.ts'
import { differencesBetween } from '../../builder/differences.ts'
import { type Differences } from '../../builder/difference.ts'
import { stateOf, type ProjectState } from '../../builder/project-state.ts'

interface Versions {
  /** What both began with. */
  readonly base: ProjectState
  readonly mine: ProjectState
  /** As it is saved now. */
  readonly current: BuilderProject
  /** Both are kept without a question where nothing clashes. */
  readonly isKept?: boolean
}

/** `unasked` where there is nothing to choose, `open` where somebody closed the question. */
type Choice = 'unasked' | 'keep' | 'load' | 'open'

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
  const [open, setOpen] = useState<Clash | null>(null)

  /** Answers once somebody has chosen, so that what waits for it goes on; at once where one side has changed nothing. */
  async function ask({ base, mine, current, isKept = false }: Versions): Promise<Choice> {
    const differences = differencesBetween(base, mine, stateOf(current))
    const { both } = differences
    if (both.length === 0 && (isKept || differences.mine.length === 0 || differences.saved.length === 0)) {
      return 'unasked'
    }
    const { changedAt } = current
    return new Promise((resolve) => {
      const choose = (choice: Choice) => () => {
        setOpen(null)
        resolve(choice)
      }
      setOpen({ differences, changedAt, onKeep: choose('keep'), onLoad: choose('load'), onClose: choose('open') })
    })
  }

  return { ask, open }
}
