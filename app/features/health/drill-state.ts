import { ageText } from '@specify/core/text/age-text.ts'

export interface Drill {
  readonly backup: string
  readonly startedAt: Date
  readonly endedAt: Date
  /** Empty where the restore was proven. */
  readonly problem: string
}

/** A proof holds for so long. */
const HOLDS_MS = 8 * 86_400_000

/** Words the last proven restore: `2 days ago, 4 min 10 s`. */
export function drillState(
  { last, proven }: { readonly last: Drill | null; readonly proven: Drill | null },
  now: Date,
): { readonly isRed: boolean; readonly text: string; readonly backup: string; readonly problem: string } {
  const age = proven ? now.getTime() - proven.endedAt.getTime() : 0
  const text = proven
    ? `${age < 60_000 ? 'Just now' : `${ageText(age)} ago`}, ${durationText(proven.endedAt.getTime() - proven.startedAt.getTime())}`
    : 'Never'
  const failure = last && last.problem !== '' ? last.problem : ''
  const problem =
    failure || (proven ? (age > HOLDS_MS ? 'It is older than eight days.' : '') : 'No backup was ever restored.')
  return { isRed: problem !== '', text, backup: proven?.backup ?? '', problem }
}

/** `4 min 10 s` */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
