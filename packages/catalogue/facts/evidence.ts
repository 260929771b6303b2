import type { AttributeKey } from './attributes.ts'
import type { TechnicalField } from './field-display.ts'
import { HANDS, type AccessStandard, type EvidenceFields } from './evidence-fields.ts'
import type { Product, Variant } from '../product/model.ts'

export function evidenceOf(product: Product, variant: Variant): EvidenceFields {
  const waterUse = variant.waterUse ?? product.waterUse
  const accessStandards = variant.accessStandards ?? product.accessStandards
  const dezincificationResistant = variant.dezincificationResistant ?? product.dezincificationResistant
  const dataCheckedOn = variant.dataCheckedOn ?? product.dataCheckedOn
  return {
    ...(waterUse !== undefined && { waterUse }),
    ...(accessStandards !== undefined && { accessStandards }),
    ...(dezincificationResistant !== undefined && { dezincificationResistant }),
    ...(dataCheckedOn !== undefined && { dataCheckedOn }),
  }
}

/** `AS 1428.1:2021` */
function standardText({ standard, edition }: Pick<AccessStandard, 'standard' | 'edition'>): string {
  return `${standard}:${edition}`
}

/** `AS 1428.1:2021, clause 15.2, right hand` */
export function accessStandardText(stated: AccessStandard): string {
  const { clause, hand } = stated
  return [standardText(stated), clause && `clause ${clause}`, hand && HANDS[hand]].filter(Boolean).join(', ')
}

/**
 * The standards that a variant states: those of `AS/NZS 3718, AS 1428.1:2021`, and of access with clause and hand. One
 * that stands in both is said once. Reports, models and statements all take them from here.
 */
export function statedStandards({ product, variant }: { product: Product; variant: Variant }): readonly string[] {
  const { standards } = variant.attributes
  const ofAccess = (evidenceOf(product, variant).accessStandards ?? []).map(accessStandardText)
  const named = (typeof standards === 'string' ? standards : '')
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !ofAccess.some((other) => other.startsWith(`${each},`)))
  return [...named, ...ofAccess]
}

/** Standards and uses that support a yes or no attribute. */
const STANDARDS_OF: Partial<Record<AttributeKey, (stated: AccessStandard) => boolean>> = {
  IsAS14281Compliant: ({ standard, use }) => isNumbered(standard, '1428.1') && use === 'accessible',
  IsAS14281Ambulant: ({ standard, use }) => isNumbered(standard, '1428.1') && use === 'ambulant',
  IsIndependentLivingCompliant: ({ use }) => use === 'independent-living',
  IsNZ41121Compliant: ({ standard }) => isNumbered(standard, '4121'),
}

function isNumbered(standard: string, number: string): boolean {
  return standard.replaceAll(/^[A-Z/\s]+/gi, '') === number
}

/** Lists the standards stated behind an attribute of access, such as `IsAS14281Compliant`. */
export function standardsBehind(key: AttributeKey, stated: readonly AccessStandard[] = []): readonly AccessStandard[] {
  const isBehind = STANDARDS_OF[key]
  return isBehind ? stated.filter(isBehind) : []
}

/** Fields of access with the standards behind them: `Yes, AS 1428.1:2021, clause 15.2`. */
export function withStandards(
  fields: readonly TechnicalField[],
  { accessStandards }: EvidenceFields,
): readonly TechnicalField[] {
  if (!accessStandards) return fields
  return fields.map((field) => {
    const behind = standardsBehind(field.key, accessStandards)
    if (field.value !== 'Yes' || behind.length === 0) return field
    return { ...field, value: `Yes, ${behind.map(accessStandardText).join('; ')}` }
  })
}
