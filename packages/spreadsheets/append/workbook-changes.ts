import { attributeOf } from './scan-sheet.ts'

/** The workbook's own part, which has all formulas computed when it is opened. */
export function computedOnLoad(workbook: string): string {
  const own = /<((?:[A-Za-z_][\w.-]*:)?)calcPr(?=[\s/>])([^>]*?)(\/?)>/.exec(workbook)
  if (own) {
    const [whole, prefix = '', attributes = '', slash = ''] = own
    const others = attributes.replace(/\sfullCalcOnLoad\s*=\s*(?:"[^"]*"|'[^']*')/, '').trimEnd()
    const text = `<${prefix}calcPr${others} fullCalcOnLoad="1"${slash}>`
    return workbook.slice(0, own.index) + text + workbook.slice(own.index + whole.length)
  }
  // In the order of the schema it comes behind these.
  const ends = Array.from(
    workbook.matchAll(
      /<(?:\/((?:[A-Za-z_][\w.-]*:)?)(?:sheets|functionGroups|externalReferences|definedNames)\s*|((?:[A-Za-z_][\w.-]*:)?)(?:functionGroups|externalReferences|definedNames)(?:\s[^>]*)?\/)>/g,
    ),
  )
  const last = ends.at(-1)
  if (!last) return workbook
  const at = last.index + last[0].length
  return `${workbook.slice(0, at)}<${last[1] ?? last[2] ?? ''}calcPr fullCalcOnLoad="1"/>${workbook.slice(at)}`
}

/** Types of parts that would be wrong beside further formulas, or would run: the order of computing, and macros. */
const DROPPED = /\/(?:calcChain|vbaProject|vbaProjectSignature(?:Agile|V3)?|wordVbaData)$/
const DROPPED_CONTENT =
  /(?:calcChain|vbaProject|vbaProjectSignature|vbaProjectSignatureAgile|vbaProjectSignatureV3)(?:\+xml)?$/i
const MACRO_SHEET = /\/xl(?:Intl)?Macrosheet$/
const WITH_MACROS = /application\/vnd\.ms-excel\.(?:sheet|template|addin)\.macroEnabled\.main\+xml/gi
const PLAIN_WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

const RELATION =
  /<(?:[A-Za-z_][\w.-]*:)?Relationship(?=[\s/>])([^>]*?)(?:\/>|>\s*<\/(?:[A-Za-z_][\w.-]*:)?Relationship\s*>)/g
const CONTENT_TYPE =
  /<(?:[A-Za-z_][\w.-]*:)?(?:Override|Default)(?=[\s/>])([^>]*?)(?:\/>|>\s*<\/(?:[A-Za-z_][\w.-]*:)?(?:Override|Default)\s*>)/g

/** The relations of a part without those to what is left out, whose targets are listed as they are written. */
export function keptRelations(relations: string): { readonly relations: string; readonly dropped: readonly string[] } {
  const dropped: string[] = []
  const kept = relations.replace(RELATION, (whole, attributes: string) => {
    if (!DROPPED.test(attributeOf(attributes, 'Type') ?? '')) return whole
    dropped.push(attributeOf(attributes, 'Target') ?? '')
    return ''
  })
  return { relations: kept, dropped }
}

/** Returns whether relations lead to a sheet of macros of Excel 4. */
export function hasMacroSheet(relations: string): boolean {
  return Array.from(relations.matchAll(RELATION)).some(([, attributes = '']) =>
    MACRO_SHEET.test(attributeOf(attributes, 'Type') ?? ''),
  )
}

/** The list of types without those of parts that are left out; the workbook is one without macros. */
export function keptContentTypes(types: string): string {
  return types
    .replace(CONTENT_TYPE, (whole, attributes: string) =>
      DROPPED_CONTENT.test(attributeOf(attributes, 'ContentType') ?? '') ? '' : whole,
    )
    .replace(WITH_MACROS, PLAIN_WORKBOOK)
}

export const hasMacroType = (types: string): boolean => types.search(WITH_MACROS) >= 0
