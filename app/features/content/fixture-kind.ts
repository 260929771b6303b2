import type { WaterUse } from '@specify/catalogue/facts/evidence-fields.ts'
import type { ComplianceTables } from './compliance-file.server.ts'

export type FixtureKind = ComplianceTables['kinds'][number]

export type KindRule = Pick<FixtureKind, 'kind' | 'of' | 'waterUses'>

/**
 * Finds a product's fixture kind: the first row of the operator's table with one of its types or categories, and its
 * water use where the row has one. Reports and tags use it. Null where no row matches.
 */
export function fixtureKind<Rule extends KindRule>(
  rules: readonly Rule[],
  names: readonly string[],
  waterUse: WaterUse | null,
): Rule | null {
  const own = new Set(names.map((name) => name.toLowerCase()))
  const fits = ({ of, waterUses }: Rule) =>
    of.some((name) => own.has(name.toLowerCase())) &&
    (waterUses === undefined || (waterUse !== null && waterUses.includes(waterUse)))
  return rules.find(fits) ?? null
}
