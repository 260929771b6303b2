import { readReference } from '../column-letters.ts'
import { decodeText } from '../decode-text.ts'
import { UnreadableSpreadsheet } from '../table.ts'
import { readParts, readRelations, relationsName, resolveTarget, type ReadPart } from '../workbook-parts.ts'
import { rewriteZip } from '../zip/rewrite-zip.server.ts'
import { ZipArchive } from '../zip/zip.server.ts'
import type { ZipLimits } from '../zip/zip-directory.server.ts'
import type { SheetAddition } from './added-cells.ts'
import { NO_STYLES, withAddedStyles } from './added-styles.ts'
import { computedOnLoad, hasMacroSheet, hasMacroType, keptContentTypes, keptRelations } from './workbook-changes.ts'
import { appendToSheet } from './write-sheet.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const TABLE_REF = /<(?:[A-Za-z_][\w.-]*:)?table(?=[\s/>])[^>]*?\sref\s*=\s*["']([^"']*)["']/
const DRAWING_END = /<(?:[A-Za-z_][\w.-]*:)?to\s*>\s*<(?:[A-Za-z_][\w.-]*:)?col\s*>\s*(\d{1,5})\s*</g

export interface AppendedWorkbook {
  readonly bytes: Buffer<ArrayBuffer>
  /** True if the workbook had macros, which it no longer has. */
  readonly lostMacros: boolean
}

/**
 * The workbook with cells added to the right of what its sheets have. No cell, format, name, width or drawing of its own
 * changes, and every other part stays as it is packed. Formulas are computed when it is opened. Macros are left out.
 * @throws UnreadableSpreadsheet as `readXlsx`, for a sheet without free columns, and for sheets of Excel 4 macros.
 */
export function appendToXlsx(bytes: Buffer, limits: ZipLimits, additions: readonly SheetAddition[]): AppendedWorkbook {
  const archive = new ZipArchive(bytes, limits)
  const readPart: ReadPart = (name) => archive.read(name)
  const entries = archive.stored()
  const names = new Map(entries.map(({ name }) => [name.toLowerCase(), name]))
  const changed = new Map<string, string>()
  const textOf = (name: string) => {
    const part = readPart(name)
    return part ? decodeText(part) : null
  }
  const change = (name: string, content: string) =>
    void changed.set(names.get(name.toLowerCase()) ?? name, inUtf8(content))

  const workbookName = readRelations(readPart, '').find(({ type }) => type === 'officeDocument')?.target ?? ''
  const relations = textOf(relationsName(workbookName)) ?? ''
  if (hasMacroSheet(relations)) throw new UnreadableSpreadsheet('it has sheets of Excel 4 macros')
  const kept = keptRelations(relations)
  change(relationsName(workbookName), kept.relations)
  change(workbookName, computedOnLoad(textOf(workbookName) ?? ''))
  const types = textOf(CONTENT_TYPES) ?? ''
  change(CONTENT_TYPES, keptContentTypes(types))

  const stylesName = readRelations(readPart, workbookName).find(({ type }) => type === 'styles')?.target ?? ''
  const formats = textOf(stylesName)
  const { part, styles } = formats === null ? { part: null, styles: NO_STYLES } : withAddedStyles(formats)
  if (part !== null) change(stylesName, part)

  const { sheets } = readParts(readPart)
  for (const addition of additions) {
    const sheet = sheets.find(({ name }) => name === addition.sheet)
    const xml = sheet ? textOf(sheet.part) : null
    if (!sheet || xml === null) throw new UnreadableSpreadsheet('a sheet is not there')
    const written = appendToSheet(xml, addition, { styles, lastTaken: lastTaken(sheet.part, readPart) })
    if (written === null) throw new UnreadableSpreadsheet('a sheet has no free columns')
    change(sheet.part, written)
  }

  const folder = workbookName.slice(0, workbookName.lastIndexOf('/') + 1)
  const dropped = kept.dropped.map((target) => resolveTarget(folder, target).toLowerCase())
  const isDropped = ({ name }: { readonly name: string }) =>
    dropped.some((each) => [each, relationsName(each)].includes(name.toLowerCase())) || MACRO_PART.test(name)
  return {
    bytes: rewriteZip(
      entries.filter((entry) => !isDropped(entry)),
      changed,
    ),
    lostMacros: hasMacroType(types) || entries.some(({ name }) => MACRO_PART.test(name)),
  }
}

/** Also where nothing leads to them. */
const MACRO_PART = /(?:^|\/)(?:vbaProject(?:Signature\w*)?|vbaData)\.(?:bin|xml)(?:\.rels)?$/i

/** The last column that a drawing or a table of the sheet reaches; -1 for none. */
function lastTaken(sheet: string, readPart: ReadPart): number {
  let last = -1
  for (const { type, target } of readRelations(readPart, sheet)) {
    const part = type === 'drawing' || type === 'table' ? readPart(target) : null
    const text = part ? decodeText(part) : ''
    if (type === 'drawing') for (const [, column] of text.matchAll(DRAWING_END)) last = Math.max(last, Number(column))
    else if (type === 'table')
      last = Math.max(last, readReference(TABLE_REF.exec(text)?.[1]?.split(':').at(-1))?.column ?? -1)
  }
  return last
}

/** Parts are written in UTF-8, whatever they were in. */
function inUtf8(part: string): string {
  return part.replace(/^(<\?xml[^>]*?\sencoding\s*=\s*)(?:"[^"]*"|'[^']*')/, '$1"UTF-8"')
}
