import type { NumberFormat } from './number-text.ts'
import { readXml } from './read-xml.ts'
import { UnreadableSpreadsheet } from './table.ts'
import { readFormats } from './workbook-strings.ts'

export interface WorkbookParts {
  /** The one that was preferred, else the first that is shown. */
  readonly sheetName: string
  /** Visible sheets by name, with their parts; only the preferred one if it exists. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  readonly is1904: boolean
  /** The part with the shared texts; null where each cell has its own. */
  readonly strings: Uint8Array | null
  readonly formats: readonly NumberFormat[]
}

export type ReadPart = (name: string) => Uint8Array | null

export interface Relation {
  readonly id: string
  /** The last part of its type: `worksheet`, `styles`. */
  readonly type: string
  readonly target: string
}

/** @throws UnreadableSpreadsheet where there is no workbook with a sheet. */
export function readParts(readPart: ReadPart, preferredSheet?: string): WorkbookParts {
  const workbookName = readRelations(readPart, '').find(({ type }) => type === 'officeDocument')?.target
  const workbook = workbookName === undefined ? null : readPart(workbookName)
  if (workbookName === undefined || !workbook) throw new UnreadableSpreadsheet('no workbook')
  const relations = readRelations(readPart, workbookName)
  const { shown, is1904 } = readWorkbook(workbook, preferredSheet)
  const partOfSheet = (relationId: string) =>
    relations.find(({ id, type }) => id === relationId && type === 'worksheet')?.target
  const sheetName = partOfSheet(shown[0]?.id ?? '')
  if (sheetName === undefined) throw new UnreadableSpreadsheet('no sheet')
  const partOf = (type: string) => {
    const name = relations.find((relation) => relation.type === type)?.target
    return name === undefined ? null : readPart(name)
  }
  const styles = partOf('styles')
  return {
    sheetName,
    sheets: sheetParts(shown, partOfSheet),
    is1904,
    strings: partOf('sharedStrings'),
    formats: styles ? readFormats(styles) : [],
  }
}

/** Each part once. Charts have sheets of another kind. */
function sheetParts(visibleSheets: readonly NamedSheet[], partOfSheet: (id: string) => string | undefined) {
  const named = new Map<string, string>()
  for (const { id, name } of visibleSheets) {
    const part = partOfSheet(id)
    if (part !== undefined) named.getOrInsert(part, name)
  }
  return Array.from(named, ([part, name]) => ({ name, part }))
}

/** The relations of a part, or of the package: only those within the file. */
export function readRelations(readPart: ReadPart, partName: string): Relation[] {
  const folder = partName.slice(0, partName.lastIndexOf('/') + 1)
  const part = readPart(relationsName(partName))
  const relations: Relation[] = []
  if (part)
    readXml(part, 'Relationships', {
      open(name, { Id = '', Type = '', Target = '', TargetMode = '' }) {
        if (name !== 'Relationship' || /^external$/i.test(TargetMode)) return
        relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolveTarget(folder, Target) })
      },
    })
  return relations
}

/** The part with the relations of a part; of the package for the empty name. */
export function relationsName(partName: string): string {
  const slash = partName.lastIndexOf('/') + 1
  return `${partName.slice(0, slash)}_rels/${partName.slice(slash)}.rels`
}

export function resolveTarget(folder: string, target: string): string {
  const path: string[] = []
  const whole = target.startsWith('/') ? target : folder + target
  for (const step of whole.slice(0, 1_000).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

interface NamedSheet {
  readonly id: string
  readonly name: string
  readonly isShown: boolean
}

function readWorkbook(workbook: Uint8Array, preferred?: string): { shown: readonly NamedSheet[]; is1904: boolean } {
  const sheets: NamedSheet[] = []
  let is1904 = false
  readXml(workbook, 'workbook', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1]
      sheets.push({
        id: id ?? '',
        name: attributes['name'] ?? '',
        isShown: !/^(?:hidden|veryHidden)$/.test(attributes['state'] ?? ''),
      })
    },
  })
  const visibleSheets = sheets.filter(({ isShown }) => isShown)
  const own = visibleSheets.find(({ name }) => name === preferred)
  return { shown: own ? [own] : visibleSheets.length > 0 ? visibleSheets : sheets.slice(0, 1), is1904 }
}
