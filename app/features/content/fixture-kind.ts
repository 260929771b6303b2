import type { WaterUse } from '#app/features/catalogue/evidence-fields.ts'
import type { ComplianceTables } from './compliance-file.server.ts'

export type FixtureKind = ComplianceTables['kinds'][number]

export type KindRule = Pick<FixtureKind, 'kind' | 'of' | 'waterUses'>

/**
 * What kind of fixture a product is: the first row of the operator's table that names one of its types or categories,
 * and its use of water if the row asks. Reports count by it, and tags are numbered by it. Null where no row fits.
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
