/** Figures that only the reader knows, with their bounds. They have no defaults. */
export const ASSUMPTIONS = {
  persons: { label: 'People in the building', unit: 'people', most: 1_000_000 },
  days: { label: 'Days of use in a year', unit: 'days', most: 366 },
  showerMinutes: { label: 'Shower, minutes for each person and day', unit: 'min', most: 1_440 },
  basinMinutes: { label: 'Basin, minutes for each person and day', unit: 'min', most: 1_440 },
  sinkMinutes: { label: 'Sink, minutes for each person and day', unit: 'min', most: 1_440 },
  laundryMinutes: { label: 'Laundry, minutes for each person and day', unit: 'min', most: 1_440 },
  flushes: { label: 'WC, uses for each person and day', unit: 'uses', most: 1_000 },
} as const
export type Assumption = keyof typeof ASSUMPTIONS

/** Null where nothing was typed. */
export type Assumptions = Readonly<Record<Assumption, number | null>>

export const NO_ASSUMPTIONS: Assumptions = {
  persons: null,
  days: null,
  showerMinutes: null,
  basinMinutes: null,
  sinkMinutes: null,
  laundryMinutes: null,
  flushes: null,
}

/** Reads assumptions from address parameters; values outside their bounds count as absent. */
export function readAssumptions(typed: { get(name: string): string | null }): Assumptions {
  const read = (key: Assumption) => {
    const text = typed.get(key)?.trim() ?? ''
    const value = Number(text)
    return /^\d{1,9}(?:\.\d{1,6})?$/.test(text) && value <= ASSUMPTIONS[key].most ? value : null
  }
  return {
    persons: read('persons'),
    days: read('days'),
    showerMinutes: read('showerMinutes'),
    basinMinutes: read('basinMinutes'),
    sinkMinutes: read('sinkMinutes'),
    laundryMinutes: read('laundryMinutes'),
    flushes: read('flushes'),
  }
}

/** Converts assumptions into address parameters, without absent ones. */
export function assumptionParameters(assumptions: Assumptions): Partial<Record<Assumption, string>> {
  return Object.fromEntries(
    Object.entries(assumptions).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  )
}
