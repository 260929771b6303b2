import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { attributeDefinition } from '@specify/catalogue/facts/attributes.ts'
import { ifcGuid } from '../ifc/ifc-guid.ts'
import { COBIE_COLUMNS, NOT_AVAILABLE, type CobieColumn, type CobieSheet } from './cobie-columns.ts'
import { typeAttributes } from './type-attributes.ts'
import { UniqueNames } from './unique-names.ts'
import type { CobieJob, CobieRoom, CobieType } from './cobie-job.ts'

/** Rows of each sheet, below its head, in the order of its columns. */
export type CobieRows = Readonly<Record<CobieSheet, readonly (readonly string[])[]>>

const SYSTEM = 'Specify'
const FLOOR = 'Not assigned'

type Cells<Sheet extends CobieSheet> = Partial<Record<CobieColumn<Sheet>, string | undefined>>

/** Everything of a workbook. Names are unique within their sheet; what is not stated is `n/a`. */
export function cobieRows(job: CobieJob): CobieRows {
  const author = contactOf(job.email, job.company || 'Author')
  const row = <Sheet extends CobieSheet>(sheet: Sheet, cells: Cells<Sheet>): string[] => {
    const values: Readonly<Record<string, string | undefined>> = cells
    return COBIE_COLUMNS[sheet].map((column) => {
      if (column === 'CreatedBy') return author
      return column === 'CreatedOn' ? job.createdOn : clean(values[column] ?? '')
    })
  }
  const external = (object: string, id: string) => ({ ExtSystem: SYSTEM, ExtObject: object, ExtIdentifier: id })
  const typeNames = new UniqueNames()
  const named = new Map(
    job.types.map((type) => [type.sku, typeNames.take(`${type.code ?? type.sku} ${type.name}`.trim())]),
  )
  const barcodes = new Map(job.types.map(({ sku, fields }) => [sku, fields.ean]))
  const { spaces, zones, components } = placeRows(job, { row, external, named, barcodes })
  const brands = [...new Set(job.types.flatMap(({ brand }) => brand || []))]
  return {
    Contact: [
      row('Contact', { Email: author, Category: 'Author', Company: job.company, ExternalSystem: SYSTEM }),
      ...brands.map((brand) =>
        row('Contact', {
          Email: contactOf('', brand),
          Category: 'Manufacturer',
          Company: brand,
          ExternalSystem: SYSTEM,
        }),
      ),
    ],
    Facility: [
      row('Facility', {
        Name: job.projectName,
        ProjectName: job.revision === '' ? job.projectName : `${job.projectName}, revision ${job.revision}`,
        SiteName: job.projectName,
        LinearUnits: 'millimeters',
        AreaUnits: 'squaremeters',
        VolumeUnits: 'cubicmeters',
        CurrencyUnit: job.currency,
        ExternalSystem: SYSTEM,
        ExternalProjectObject: 'IfcProject',
        ExternalProjectIdentifier: job.projectId,
      }),
    ],
    Floor: [row('Floor', { Name: FLOOR, Category: 'Floor', Description: 'The schedule states no floors.' })],
    Space: spaces,
    Zone: zones,
    Type: job.types.map((type) => row('Type', typeCells(type, named.get(type.sku)!))),
    Component: components,
    Document: documentRows(job, row, named),
    Attribute: job.types.flatMap((type) =>
      typeAttributes(type).map(({ label, value, unit }) => {
        const of = { SheetName: 'Type', RowName: named.get(type.sku), Category: 'Submittal' }
        return row('Attribute', { Name: label, ...of, Value: value, Unit: unit, ExtSystem: SYSTEM })
      }),
    ),
    ...NO_ROWS,
  }
}

const NO_ROWS = {
  System: [],
  Assembly: [],
  Connection: [],
  Spare: [],
  Resource: [],
  Job: [],
  Impact: [],
  Coordinate: [],
  Issue: [],
}

/** `.invalid` (RFC 2606) can belong to nobody: it stands for contacts whose address is not stated. */
function contactOf(email: string, name: string): string {
  if (email !== '') return email
  const local = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${local || 'contact'}@not-stated.invalid`
}

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu
/** A cell takes 32,767 characters. */
const MAX_CELL = 1_000

/** Most cells are plain: a test is quicker than the changes. */
const PLAIN = /^[!-~][ -~]{0,300}$/

function clean(text: string): string {
  if (text === '') return NOT_AVAILABLE
  if (PLAIN.test(text) && !text.endsWith(' ')) return text
  return text.replaceAll(UNPRINTABLE, ' ').trim().slice(0, MAX_CELL) || NOT_AVAILABLE
}

function typeCells(type: CobieType, name: string): Cells<'Type'> {
  const { fields, brand, sku } = type
  const [, years] = /^(\d{1,2}) years?\b/.exec(fields.warranty ?? '') ?? []
  const textOf = (...keys: readonly AttributeKey[]) =>
    keys
      .flatMap((key) => (fields[key] === undefined ? [] : `${attributeDefinition(key).label}: ${fields[key]}`))
      .join('; ')
  return {
    Name: name,
    Category: type.category,
    Description: type.description || type.name,
    AssetType: 'Fixed',
    ...(brand !== '' && { Manufacturer: contactOf('', brand) }),
    ModelNumber: type.code ?? sku,
    ...(years !== undefined && {
      WarrantyGuarantorParts: contactOf('', brand),
      WarrantyDurationParts: years,
      WarrantyDurationUnit: 'year',
    }),
    WarrantyDescription: textOf('warranty', 'warranty-parts', 'warranty-finish'),
    ExtSystem: SYSTEM,
    ExtObject: type.ifcEntity === '' ? '' : `${type.ifcEntity}Type`,
    ExtIdentifier: ifcGuid(`type ${sku}`),
    NominalLength: fields.depth ?? fields.length,
    NominalWidth: fields.width,
    NominalHeight: fields.height,
    ModelReference: fields['product-code'],
    Shape: fields.shape,
    Size: type.words.size || fields.size,
    Color: fields.colour,
    Finish: fields['surface-finish'],
    Material: fields['item-material'],
    Features: type.features,
    AccessibilityPerformance: textOf(
      'IsAS14281Compliant',
      'IsAS14281Ambulant',
      'IsIndependentLivingCompliant',
      'IsNZ41121Compliant',
    ),
    CodePerformance: textOf('standards', 'watermark-licence', 'leadfree'),
    SustainabilityPerformance: textOf('wels-rating', 'wels-registration', 'certification'),
  }
}

interface Tools {
  readonly row: <Sheet extends CobieSheet>(sheet: Sheet, cells: Cells<Sheet>) => string[]
  readonly external: (
    object: string,
    id: string,
  ) => Partial<Record<'ExtSystem' | 'ExtObject' | 'ExtIdentifier', string>>
  readonly named: ReadonlyMap<string, string>
  readonly barcodes: ReadonlyMap<string, string | undefined>
}

/** A space for each room of each unit, a zone for each unit, and a component for each piece. */
function placeRows({ projectId, rooms }: CobieJob, { row, external, named, barcodes }: Tools) {
  const [spaceNames, componentNames] = [new UniqueNames(), new UniqueNames()]
  const [spaces, components]: [string[][], string[][]] = [[], []]
  const zones = new Map<string, string[]>()
  for (const room of rooms) {
    for (let unit = 1; unit <= room.units; unit++) {
      const place = room.unitType === '' ? '' : `${room.unitType} ${String(unit).padStart(3, '0')}`
      const space = spaceNames.take(`${place} ${room.name}`.trim())
      const id = `${projectId} ${room.id} ${unit}`
      spaces.push(
        row('Space', {
          Name: space,
          Category: 'Room',
          FloorName: FLOOR,
          Description: [room.name, handText(room, unit)].filter(Boolean).join(', '),
          RoomTag: room.name,
          ...external('IfcSpace', ifcGuid(`space ${id}`)),
        }),
      )
      if (place !== '') zones.getOrInsertComputed(place, () => []).push(space)
      for (const line of room.lines) {
        if (line.range && (unit < line.range.fromUnit || unit > line.range.toUnit)) continue
        for (let piece = 1; piece <= line.quantity; piece++) {
          components.push(
            row('Component', {
              Name: componentNames.take(`${line.tag || (line.code ?? line.sku)} ${space} ${piece}`),
              TypeName: named.get(line.sku),
              Space: space,
              Description: line.note,
              TagNumber: line.tag,
              BarCode: barcodes.get(line.sku),
              ...external('IfcElement', ifcGuid(`piece ${projectId} ${line.id} ${unit} ${piece}`)),
            }),
          )
        }
      }
    }
  }
  const zoneRows = Array.from(zones, ([Name, names]) =>
    row('Zone', { Name, Category: 'Unit', SpaceNames: names.join(','), ExtSystem: SYSTEM }),
  )
  return { spaces, components, zones: zoneRows }
}

function handText({ leftUnits }: CobieRoom, unit: number): string {
  if (leftUnits === undefined) return ''
  return unit <= leftUnits ? 'left-handed unit' : 'right-handed unit'
}

function documentRows({ types }: CobieJob, row: Tools['row'], named: ReadonlyMap<string, string>): string[][] {
  const names = new UniqueNames()
  return types.flatMap((type) =>
    type.files.map(({ label, url, version }) => {
      const at = url.lastIndexOf('/') + 1
      return row('Document', {
        Name: names.take(`${type.sku} ${label}`),
        Category: label,
        SheetName: 'Type',
        RowName: named.get(type.sku),
        Directory: url.slice(0, at),
        File: url.slice(at),
        ExtSystem: SYSTEM,
        Description: label,
        Reference: version === '' ? '' : `Version ${version}`,
      })
    }),
  )
}
