import type { Schedule } from '../model.ts'
import { isSameSchedule } from './same-schedule.ts'

export interface EditHistory {
  /** The last one last. */
  readonly past: readonly Schedule[]
  readonly now: Schedule
  /** The next one first. */
  readonly future: readonly Schedule[]
  /** Merges consecutive edits: the key of the last edit. */
  readonly key: string | null
}

/** More than anybody goes back; states share what they have in common. */
const MAX_PAST = 200

export const NO_HISTORY = { past: [], future: [], key: null } as const

/** The state after an edit; nothing where it changes nothing. */
export function withEdit(
  { past, now, future, key: last }: EditHistory,
  apply: (schedule: Schedule) => Schedule,
  key: string | null = null,
): EditHistory {
  const next = apply(now)
  if (isSameSchedule(next, now)) return { past, now, future, key: last }
  const isGoingOn = key !== null && key === last
  return { past: isGoingOn ? past : [...past, now].slice(-MAX_PAST), now: next, future: [], key }
}

export function undone(history: EditHistory): EditHistory {
  const { past, now, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], key: null } : history
}

export function redone(history: EditHistory): EditHistory {
  const { past, now, future } = history
  const [next, ...further] = future
  return next ? { past: [...past, now], now: next, future: further, key: null } : history
}
