import type { ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import type { Locale } from '@specify/core/market.ts'
import { formatDay } from './compliance-tables.ts'

const DEVICES = { tap: 'Taps', shower: 'Showers', wc: 'WCs', urinal: 'Urinals' } as const

/** Describes the sources that a report was compared with, with editions and dates, and what was left out and why. */
export function sourceTexts({ stars, notDerived, leadFree, checkedOn }: ComplianceTables, locale: Locale): string[] {
  return [
    ...stars.map(({ device, source, from }) => `${DEVICES[device]}: ${source}, from ${formatDay(from, locale)}.`),
    ...notDerived.map(({ device, reason }) => `${DEVICES[device]}: no stars are derived. ${reason}`),
    ...leadFree
      .filter(({ market }) => market === locale)
      .map(
        ({ source, from, dezincification }) =>
          `Lead free${dezincification ? ' and dezincification' : ''}: ${source}, from ${formatDay(from, locale)}.`,
      ),
    ...(checkedOn === null
      ? []
      : [`The operator of this site last checked these tables on ${formatDay(checkedOn, locale)}.`]),
  ]
}
