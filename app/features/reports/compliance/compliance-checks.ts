import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ComplianceTables } from '#app/features/content/compliance-file.server.ts'
import type { ProductFigures } from './product-figures.ts'

export const WARNING_KINDS = {
  'lead-free': 'Lead free',
  dezincification: 'Dezincification',
  stars: 'Stars',
  licence: 'WaterMark licence',
  registration: 'WELS registration',
  discontinued: 'Discontinued',
} as const
export type WarningKind = keyof typeof WARNING_KINDS

export interface Finding {
  readonly kind: WarningKind
  /** States the figures that it is about. */
  readonly text: string
  readonly source: string
}

export interface CheckOptions {
  readonly tables: ComplianceTables
  readonly locale: Locale
  /** ISO day of the data: the newest table of a device that holds on it counts. */
  readonly day: string
}

const CATALOGUE = 'Data of the catalogue'

/** Lists what someone has to check about a product. Never says that it complies. */
export function findingsOf(figures: ProductFigures, options: CheckOptions): Finding[] {
  const { kind, licence, registration } = figures
  return [
    ...leadFreeFindings(figures, options),
    ...dezincificationFindings(figures, options),
    ...starFindings(figures, options),
    ...(kind?.licence && licence === null
      ? [{ kind: 'licence' as const, text: 'WaterMark licence not stated.', source: CATALOGUE }]
      : []),
    ...(kind?.device !== undefined && registration === null
      ? [{ kind: 'registration' as const, text: 'WELS registration not stated.', source: CATALOGUE }]
      : []),
  ]
}

/**
 * The rule of a market that a product falls under: by the use of its water where it is stated, else by its kind.
 * The newest that is in force on the day of the data, or else the first to come.
 */
export function leadFreeRule(
  { kind, waterUse }: ProductFigures,
  { tables, locale, day }: CheckOptions,
): ComplianceTables['leadFree'][number] | null {
  const concerns = ({ market, waterUses, kinds }: ComplianceTables['leadFree'][number]) =>
    market === locale && (waterUse === null ? kind !== null && kinds.includes(kind.kind) : waterUses.includes(waterUse))
  const rules = tables.leadFree.filter(concerns).toSorted((one, other) => one.from.localeCompare(other.from))
  return rules.findLast(({ from }) => from <= day) ?? rules[0] ?? null
}

function leadFreeFindings(figures: ProductFigures, options: CheckOptions): Finding[] {
  const rule = leadFreeRule(figures, options)
  if (!rule || figures.leadFree === 'yes') return []
  const stated = figures.leadFree === 'no' ? 'Not lead free' : 'Lead free not stated'
  return [{ kind: 'lead-free', text: `${stated}, ${requirementText(figures, rule)}`, source: rule.source }]
}

function dezincificationFindings(figures: ProductFigures, options: CheckOptions): Finding[] {
  const rule = leadFreeRule(figures, options)
  if (!rule?.dezincification || figures.dezincificationResistant === 'yes') return []
  const isDenied = figures.dezincificationResistant === 'no'
  const stated = isDenied ? 'Not dezincification resistant' : 'Dezincification resistance not stated'
  return [{ kind: 'dezincification', text: `${stated}, ${requirementText(figures, rule)}`, source: rule.source }]
}

function requirementText({ waterUse }: ProductFigures, { market, from }: ComplianceTables['leadFree'][number]): string {
  const use = waterUse === null ? 'its use of water is not stated' : 'for drinking water'
  return `${use}. Required for drinking water from ${dateIn({ code: market }, new Date(`${from}T00:00:00Z`))}.`
}

/** The table of a device that held on a day; null where none is to be derived. */
function starTable({ kind }: ProductFigures, { tables, day }: CheckOptions): ComplianceTables['stars'][number] | null {
  const device = kind?.device
  if (device === undefined || tables.notDerived.some((each) => each.device === device)) return null
  const holding = tables.stars.filter((each) => each.device === device && each.from <= day)
  return holding.toSorted((one, other) => other.from.localeCompare(one.from))[0] ?? null
}

function starFindings(figures: ProductFigures, options: CheckOptions): Finding[] {
  const table = starTable(figures, options)
  const isFlow = table?.figure === 'flow'
  const figure = isFlow ? figures.flow : figures.averageFlush
  if (!table || figure === null || figures.stars === null) return []
  const band = table.bands.find(({ over, upTo }) => figure > over && figure <= upTo)
  if (band?.stars === figures.stars) return []
  const what = isFlow ? `${figure} L/min` : `an average flush of ${figure} L`
  const fits = band
    ? `${starText(band.stars)} (over ${band.over}, up to ${band.upTo})`
    : `outside the table (up to ${Math.max(...table.bands.map(({ upTo }) => upTo))})`
  return [
    {
      kind: 'stars',
      text: `States ${starText(figures.stars)}; ${what} is ${fits}.`,
      source: table.source,
    },
  ]
}

function starText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`
}
