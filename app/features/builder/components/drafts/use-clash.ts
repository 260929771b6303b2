import { useState } from 'react'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { differencesBetween } from '#app/features/builder/state/differences.ts'
import { type Differences } from '#app/features/builder/state/difference.ts'
import { stateOf, type ProjectState } from '#app/features/builder/state/project-state.ts'

interface Versions {
  readonly base: ProjectState
  readonly mine: ProjectState
  /** The saved version. */
  readonly current: BuilderProject
  /** Merged without a question where nothing clashes. */
  readonly isKept?: boolean
}

/** `unasked` without anything to choose, `open` where the question was closed. */
type Choice = 'unasked' | 'keep' | 'load' | 'open'

export interface Clash {
  readonly differences: Differences
  readonly changedAt: string
  readonly onKeep: () => void
  readonly onLoad: () => void
  readonly onClose: () => void
}

export function useClash() {
  const [open, setOpen] = useState<Clash | null>(null)

  /** Resolves with the choice, so that its caller can go on; at once where one side has changed nothing. */
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
