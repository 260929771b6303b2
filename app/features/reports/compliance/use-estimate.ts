import type { Assumption, Assumptions } from './assumptions.ts'
import { hundredths } from './product-figures.ts'

export const OUTLETS = {
  basin: 'Basin outlets',
  sink: 'Sink outlets',
  shower: 'Shower outlets',
  laundry: 'Laundry outlets',
  bath: 'Bath outlets',
} as const
export type Outlet = keyof typeof OUTLETS

const MINUTES_OF = {
  shower: 'showerMinutes',
  basin: 'basinMinutes',
  sink: 'sinkMinutes',
  laundry: 'laundryMinutes',
} as const satisfies Partial<Record<Outlet, Assumption>>

export interface UseEstimate {
  readonly parts: readonly UsePart[]
  readonly litresPerDay: number
  /** Null without days. */
  readonly litresPerYear: number | null
}

interface UsePart {
  readonly what: string
  readonly formula: string
  /** Null where the schedule states no figure for it. */
  readonly litresPerDay: number | null
}

interface Means {
  readonly meanFlow: readonly { readonly outlet: Outlet; readonly litresPerMinute: number | null }[]
  readonly averageFlush: { readonly litres: number | null }
}

/** Litres from what was typed and the means of the schedule; null until people and one use are typed. */
export function useEstimate(assumptions: Assumptions, { meanFlow, averageFlush }: Means): UseEstimate | null {
  const { persons, days, flushes } = assumptions
  if (persons === null) return null
  const parts = Object.entries(MINUTES_OF).flatMap(([outlet, field]): UsePart[] => {
    const minutes = assumptions[field]
    if (minutes === null) return []
    const mean = meanFlow.find((each) => each.outlet === outlet)?.litresPerMinute ?? null
    return [part(OUTLETS[outlet as Outlet], { persons, times: minutes, unit: 'min', figure: mean, per: 'L/min' })]
  })
  const all =
    flushes === null
      ? parts
      : [...parts, part('WCs', { persons, times: flushes, unit: 'uses', figure: averageFlush.litres, per: 'L' })]
  if (all.length === 0) return null
  const litresPerDay = hundredths(all.reduce((sum, each) => sum + (each.litresPerDay ?? 0), 0))
  return { parts: all, litresPerDay, litresPerYear: days === null ? null : hundredths(litresPerDay * days) }
}

interface Factors {
  readonly persons: number
  readonly times: number
  readonly unit: string
  readonly figure: number | null
  readonly per: string
}

function part(what: string, { persons, times, unit, figure, per }: Factors): UsePart {
  return {
    what,
    formula: `${persons} people × ${times} ${unit} × ${figure === null ? 'not stated' : `${figure} ${per}`}`,
    litresPerDay: figure === null ? null : hundredths(persons * times * figure),
  }
}
