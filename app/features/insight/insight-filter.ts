import { PROJECT_LOCATIONS, PROJECT_TYPES, type ProjectType } from '@specify/schedule/model.ts'
import type { Locale } from '@specify/core/market.ts'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'

export const SCREENS = {
  specified: 'Specified',
  compared: 'Compared',
  files: 'Files',
  search: 'Search to project',
} as const
export type InsightScreenName = keyof typeof SCREENS

/** Periods by their days, today included; null for all time. */
export const PERIODS = { 30: 30, 90: 90, 365: 365, all: null } as const
export type InsightPeriod = `${keyof typeof PERIODS}`
export const PERIOD_LABELS: Record<InsightPeriod, string> = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
  all: 'All time',
}

/** Stages of a project: for what its latest revision was issued, if any. */
export const STAGES = {
  none: 'Not issued yet',
  information: 'For information',
  review: 'For review',
  tender: 'For tender',
  construction: 'For construction',
  built: 'As built',
  other: 'Issued for something else',
} as const
export type Stage = keyof typeof STAGES

export interface InsightFilter {
  readonly show: InsightScreenName
  readonly period: InsightPeriod
  /** Region, kind and stage of projects; null for all. */
  readonly region: string | null
  readonly kind: ProjectType | null
  readonly stage: Stage | null
}

export type ProjectFilter = Omit<InsightFilter, 'show'>

/** Reads the filter from an address; what it does not know is left at its default. */
export function readInsightFilter(params: URLSearchParams, locale: Locale): InsightFilter {
  const oneOf = <Key extends string>(name: string, values: Readonly<Record<Key, unknown>>): Key | null => {
    const value = params.get(name) ?? ''
    return Object.hasOwn(values, value) ? (value as Key) : null
  }
  const region = params.get('region') ?? ''
  return {
    show: oneOf('show', SCREENS) ?? 'specified',
    period: oneOf('period', PERIOD_LABELS) ?? '365',
    region: PROJECT_LOCATIONS[locale].includes(region) ? region : null,
    kind: oneOf('kind', PROJECT_TYPES),
    stage: oneOf('stage', STAGES),
  }
}

export function insightHref(locale: Locale, { region, ...filter }: InsightFilter) {
  return routes.console.insight.href({
    locale,
    ...filter,
    region: region !== null && PROJECT_LOCATIONS[locale].includes(region) ? region : null,
  })
}

export function insightFileHref(locale: Locale, { show: _show, ...filter }: InsightFilter, table: string) {
  return api.insightCsv.href({ locale, table, ...filter })
}
