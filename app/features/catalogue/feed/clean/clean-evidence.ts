import { isBlank } from '@specify/catalogue/facts/blank.ts'
import {
  ACCESS_USES,
  HANDS,
  isAccessUse,
  isHand,
  isWaterUse,
  MAX_ACCESS_STANDARDS,
  WATER_USES,
  type AccessStandard,
  type EvidenceFields,
} from '@specify/catalogue/facts/evidence-fields.ts'
import { readFlag } from './clean-attribute.ts'
import { excerpt, text } from './clean-fields.ts'
import type { Remark } from './clean-files.ts'
import { readDate } from './read-date.ts'

interface EvidenceCells {
  readonly waterUse?: unknown
  readonly accessStandards?: unknown
  readonly dezincificationResistant?: unknown
  readonly dataCheckedOn?: unknown
}

const MAX_LENGTH = 60

/** Cleans evidence of a product or variant. Unusable values are left out with a remark. */
export function cleanEvidence(raw: EvidenceCells, remark: Remark): EvidenceFields {
  const waterUse = cleanWaterUse(raw.waterUse, remark)
  const accessStandards = cleanAccessStandards(raw.accessStandards, remark)
  const resists = isBlank(raw.dezincificationResistant) ? null : readFlag(raw.dezincificationResistant)
  if (resists === null && !isBlank(raw.dezincificationResistant))
    remark('dezincificationResistant', `"${excerpt(raw.dezincificationResistant)}" is neither yes nor no: left out`)
  const dataCheckedOn = isBlank(raw.dataCheckedOn) ? null : readDate(raw.dataCheckedOn)
  if (dataCheckedOn === null && !isBlank(raw.dataCheckedOn))
    remark('dataCheckedOn', `"${excerpt(raw.dataCheckedOn)}" is not a date: left out`)
  return {
    ...(waterUse !== null && { waterUse }),
    ...(accessStandards.length > 0 && { accessStandards }),
    ...(resists !== null && { dezincificationResistant: resists }),
    ...(dataCheckedOn !== null && { dataCheckedOn }),
  }
}

function cleanWaterUse(cell: unknown, remark: Remark) {
  if (isBlank(cell)) return null
  const key = keyOf(cell)
  if (isWaterUse(key)) return key
  remark('waterUse', `"${excerpt(cell)}" is none of ${Object.keys(WATER_USES).join(', ')}: left out`)
  return null
}

function cleanAccessStandards(cell: unknown, remark: Remark): AccessStandard[] {
  if (isBlank(cell)) return []
  if (!Array.isArray(cell)) {
    remark('accessStandards', 'is not a list of standards: left out')
    return []
  }
  if (cell.length > MAX_ACCESS_STANDARDS)
    remark('accessStandards', `has more than ${MAX_ACCESS_STANDARDS} entries: cut`)
  return cell
    .slice(0, MAX_ACCESS_STANDARDS)
    .flatMap((entry: unknown, index) => cleanAccessStandard(entry, `accessStandards[${index}]`, remark) ?? [])
}

function cleanAccessStandard(entry: unknown, field: string, remark: Remark): AccessStandard | null {
  const cells = Object(entry) as Record<string, unknown>
  const refuse = (name: string, reason: string) => {
    remark(`${field}.${name}`, `${reason}: left out`)
    return null
  }
  const [standard, edition, clause] = [text(cells['standard']), text(cells['edition']), text(cells['clause'])]
  for (const [name, value] of Object.entries({ standard, edition, clause })) {
    if (value === '' && name !== 'clause') return refuse(name, 'is empty')
    if (value.length > MAX_LENGTH) return refuse(name, `is longer than ${MAX_LENGTH} characters`)
  }
  const use = keyOf(cells['use'])
  if (!isAccessUse(use))
    return refuse('use', `"${excerpt(cells['use'] ?? '')}" is none of ${Object.keys(ACCESS_USES).join(', ')}`)
  const hand = keyOf(cells['hand'])
  if (hand !== '' && !isHand(hand))
    remark(`${field}.hand`, `"${excerpt(cells['hand'])}" is none of ${Object.keys(HANDS).join(', ')}: left out`)
  return { standard, edition, ...(clause !== '' && { clause }), use, ...(isHand(hand) && { hand }) }
}

function keyOf(cell: unknown): string {
  return text(cell)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}
