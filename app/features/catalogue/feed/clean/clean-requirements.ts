import { isBlank } from '@specify/catalogue/facts/blank.ts'
import {
  isRequirementKind,
  MAX_CANDIDATES,
  MAX_REQUIREMENTS,
  type Requirement,
  type RequirementKind,
} from '@specify/catalogue/product/requirements.ts'
import type { Remark } from './clean-files.ts'
import { cleanLine } from './clean-text.ts'
import { readCodes } from './clean-variant.ts'

/** A list of `{ kind, anyOf }`; entries of one kind become one. What cannot be used is left out with a remark. */
export function cleanRequirements(cell: unknown, remark: Remark): Requirement[] {
  if (isBlank(cell)) return []
  if (!Array.isArray(cell)) {
    remark('requires', 'is not a list of kinds with SKUs: left out')
    return []
  }
  const byKind = new Map<RequirementKind, readonly string[]>()
  if (cell.length > MAX_REQUIREMENTS) remark('requires', `has more than ${MAX_REQUIREMENTS} entries: cut`)
  cell.slice(0, MAX_REQUIREMENTS).forEach((entry: unknown, index) => {
    const field = `requires[${index}]`
    const { kind: written, anyOf } = Object(entry) as Record<string, unknown>
    const kind = typeof written === 'string' ? cleanLine(written).toLowerCase() : ''
    if (!isRequirementKind(kind)) return remark(`${field}.kind`, `unknown kind "${kind.slice(0, 40)}": left out`)
    const codes = [...new Set([...(byKind.get(kind) ?? []), ...readCodes(anyOf)])]
    if (codes.length === 0) return remark(`${field}.anyOf`, 'names no SKU: left out')
    if (codes.length > MAX_CANDIDATES) remark(`${field}.anyOf`, `names more than ${MAX_CANDIDATES} SKUs: cut`)
    byKind.set(kind, codes.slice(0, MAX_CANDIDATES))
  })
  return Array.from(byKind, ([kind, anyOf]) => ({ kind, anyOf }))
}
