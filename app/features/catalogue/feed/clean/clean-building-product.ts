import {
  BUILDING_PRODUCT_TEXTS,
  MAX_CLAUSES,
  MAX_STATEMENT_LENGTH,
  PARTY_FIELDS,
  type BuildingProduct,
  type BuildingProductText,
  type Classification,
  type Party,
  type PartyField,
} from '@specify/catalogue/facts/building-product.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { readList } from './clean-attribute.ts'
import type { Remark } from './clean-files.ts'
import { excerpt, text } from './clean-fields.ts'
import { cutLine } from './clean-text.ts'

const MAX_LENGTH = 300
const TEXTS = Object.keys(BUILDING_PRODUCT_TEXTS) as BuildingProductText[]
const FIELDS = Object.keys(PARTY_FIELDS) as PartyField[]

/** `{ system, code, title }`; without a system and a code it says nothing. */
export function cleanClassification(cell: unknown, remark: Remark): Classification | null {
  const cells = readObject(cell, 'classification', remark)
  if (!cells) return null
  const read = (field: string) => line(cells[field], MAX_LENGTH, `classification.${field}`, remark)
  const [system, code, title] = [read('system'), read('code'), read('title')]
  if (system !== '' && code !== '') return { system, code, title }
  remark('classification', 'needs a system and a code: left out')
  return null
}

/** Null where nothing of it can be used. What cannot be is left out with a remark. */
export function cleanBuildingProduct(cell: unknown, remark: Remark): BuildingProduct | null {
  const cells = readObject(cell, 'buildingProduct', remark)
  if (!cells) return null
  const texts = readTexts(cells, TEXTS, MAX_STATEMENT_LENGTH, 'buildingProduct', remark)
  const clauses = [...new Set(readList(cells['clauses']).map((clause) => cutLine(clause, MAX_LENGTH)))]
  if (clauses.length > MAX_CLAUSES) remark('buildingProduct.clauses', `names more than ${MAX_CLAUSES}: cut`)
  const manufacturer = cleanParty(cells['manufacturer'], 'buildingProduct.manufacturer', remark)
  const importer = cleanParty(cells['importer'], 'buildingProduct.importer', remark)
  const stated: BuildingProduct = {
    ...texts,
    ...(clauses.length > 0 && { clauses: clauses.slice(0, MAX_CLAUSES) }),
    ...(manufacturer && { manufacturer }),
    ...(importer && { importer }),
  }
  return Object.keys(stated).length > 0 ? stated : null
}

function cleanParty(cell: unknown, field: string, remark: Remark): Party | null {
  const cells = readObject(cell, field, remark)
  if (!cells) return null
  const { name, ...texts } = readTexts(cells, FIELDS, MAX_LENGTH, field, remark)
  if (name !== undefined) return { name, ...texts }
  remark(`${field}.name`, 'is missing: left out')
  return null
}

function readTexts<Field extends string>(
  cells: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  maxLength: number,
  place: string,
  remark: Remark,
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const read = line(cells[field], maxLength, `${place}.${field}`, remark)
    if (read !== '') texts[field] = read
  }
  return texts
}

function line(cell: unknown, maxLength: number, field: string, remark: Remark): string {
  const read = text(cell)
  if (read.length > maxLength) remark(field, `is longer than ${maxLength} characters: cut`)
  return cutLine(read, maxLength)
}

function readObject(cell: unknown, field: string, remark: Remark): Record<string, unknown> | null {
  if (isBlank(cell)) return null
  if (typeof cell === 'object' && cell !== null && !Array.isArray(cell)) return cell as Record<string, unknown>
  remark(field, `"${excerpt(cell)}" is not an object: left out`)
  return null
}
