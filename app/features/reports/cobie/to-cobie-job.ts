import { attributeDefinition } from '@specify/catalogue/facts/attributes.ts'
import { statedStandards } from '@specify/catalogue/facts/evidence.ts'
import { categoryGroups, categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { formatAttribute, isShown, technicalFields } from '@specify/catalogue/facts/field-display.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { IFC_CLASSES } from '@specify/models/ifc/ifc-classes.ts'
import { productKind } from '@specify/models/product-kinds.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import { unitsOfSide } from '@specify/schedule/hands/unit-hands.ts'
import { lineCode, roomUnits, type EvidenceLine, type EvidenceSchedule } from '../schedule.ts'
import type { CobieJob, CobieLine, CobieType } from '@specify/models/cobie/cobie-job.ts'

/** The rooms and products of a schedule; `lines` are those of `evidenceLines`. */
export function toCobieJob(
  schedule: EvidenceSchedule,
  lines: readonly EvidenceLine[],
  more: Pick<CobieJob, 'email' | 'currency'> & { readonly origin: string },
): CobieJob {
  const { project, revision, dataAt, company, rights } = schedule
  const byRoom = Map.groupBy(lines, ({ room }) => room)
  const types = new Map<string, CobieType>()
  for (const line of lines)
    if (!types.has(line.sku)) types.set(line.sku, toType(line, project.locale, rights.files ? more.origin : null))
  return {
    projectId: project.projectId,
    projectName: project.projectName,
    revision: revision?.label ?? '',
    createdOn: dataAt.toISOString().slice(0, 19),
    email: more.email,
    company,
    currency: more.currency,
    rooms: Array.from(byRoom, ([room, own]) => ({
      id: room.id,
      name: room.name,
      unitType: own[0]?.unitType?.name ?? '',
      units: own[0] ? roomUnits(own[0]) : 1,
      ...(own[0]?.unitType?.hands && { leftUnits: own[0].unitType.hands.left }),
      lines: own.map((line) => ({
        id: line.id,
        sku: line.sku,
        ...(line.free && { code: lineCode(line) || line.name }),
        tag: line.tag,
        note: line.note,
        quantity: line.quantity,
        ...rangePart(line),
      })),
    })),
    types: [...types.values()],
  }
}

function rangePart({ unitType, side }: EvidenceLine): Pick<CobieLine, 'range'> {
  return unitType?.hands && side ? { range: unitsOfSide(unitType.hands, side) } : {}
}

const NO_WORDS = { size: '', hand: '', text: '' }

/**
 * Converts a line into a COBie type; a discontinued product has only the schedule's data. `origin` is null where files
 * are withheld.
 */
function toType(line: EvidenceLine, locale: Locale, origin: string | null): CobieType {
  const { sku, name, listed, free } = line
  if (!listed) {
    const none = {
      brand: free?.maker ?? '',
      category: free ? NOT_FROM_CATALOGUE : '',
      ...(free && { code: lineCode(line) }),
      description: '',
      ifcEntity: '',
      fields: {},
      features: '',
      files: [],
      words: NO_WORDS,
    }
    return { sku, name, ...none }
  }
  const { product, variant } = listed
  const [path = []] = categoryPaths(product.categories)
  return {
    sku,
    name,
    brand: product.brand,
    category: path.map((each) => each.name).join(' : '),
    description: product.description,
    ifcEntity: IFC_CLASSES[productKind(product)].entity,
    fields: fieldsOf(listed, locale),
    words: variantWords(product, variant),
    features: (variant.features[locale] ?? []).join('; '),
    files: origin === null ? [] : filesOf(listed, origin),
  }
}

function fieldsOf({ product, variant }: CodedVariant, locale: Locale): CobieType['fields'] {
  const fields = technicalFields(variant.attributes, locale, categoryGroups(product)).map(({ key, value }) => {
    const { unit } = attributeDefinition(key)
    const number = variant.attributes[key]
    return [key, unit !== undefined && typeof number === 'number' ? String(number) : value] as const
  })
  const code = variant.attributes['product-code']
  const standards = statedStandards({ product, variant }).join('; ')
  return {
    ...Object.fromEntries(fields),
    ...(standards !== '' && { standards }),
    ...(isShown(code) && { 'product-code': formatAttribute(code) }),
  }
}

function filesOf({ variant }: CodedVariant, origin: string): CobieType['files'] {
  return downloadFiles(variant.files, 'public').map(({ label, url, version }) => ({
    label,
    url: URL.canParse(url, origin) ? new URL(url, origin).href : url,
    version: version ?? '',
  }))
}
