import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { countText } from '@specify/core/text/count-text.ts'

/** Deliveries of one answer. */
export const MAX_STAGES = 8
export const MAX_STAGE_NAME_LENGTH = 40

/** A delivery of its own: `Level 1–3` on a day. */
export interface Stage {
  readonly name: string
  /** A day such as `2027-03-31`; empty where it is not known. */
  readonly day: string
}

/** `31 Mar 2027`; empty for none. */
export function stageDayText({ day }: Pick<Stage, 'day'>, locale: Locale): string {
  return day === '' ? '' : dateIn({ code: locale }, new Date(`${day}T00:00:00Z`))
}

/** `Level 1–3, 31 Mar 2027` */
export function stageText(stage: Stage, locale: Locale): string {
  return [stage.name, stageDayText(stage, locale)].filter(Boolean).join(', ')
}

/** `Level 1–3: 30, Rest: 10`; empty for a line in no delivery. */
export function lineStagesText(quantities: readonly number[] | undefined, stages: readonly Stage[] = []): string {
  return stages
    .flatMap(({ name }, at) => ((quantities?.[at] ?? 0) > 0 ? [`${name}: ${countText(quantities![at]!)}`] : []))
    .join(', ')
}
