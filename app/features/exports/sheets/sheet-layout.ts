import type { Feature, Sheet } from 'write-excel-file/universal'

/** Sheets whose head carries filters; their table ends with the first empty row. */
const FILTERED: ReadonlySet<string> = new Set(['Schedule', 'Totals', 'Substitutions'])
/** Sheets whose head is printed on every page. */
const HEADED: ReadonlySet<string> = new Set(['Summary', ...FILTERED])

/**
 * All columns on the width of an A4 page, as many pages high as needed, with the head on each; filters; and the default
 * style that every workbook has, without which programs warn.
 */
export function sheetLayout(sheets: readonly Sheet<Blob>[]): Feature<Blob> {
  const tables = new Map(
    sheets.flatMap((sheet) =>
      FILTERED.has(sheet.sheet ?? '') ? [[sheet.sheet ?? '', tableSize(sheet)] as const] : [],
    ),
  )
  const names = sheets.flatMap(({ sheet = '' }, index) => {
    const size = tables.get(sheet)
    const filter =
      size &&
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!$A$1:$${size.column}$${size.row}</definedName>`
    const titles =
      HEADED.has(sheet) && `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`
    return [filter || '', titles || '']
  })
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, { sheet = '' }) => {
            const size = tables.get(sheet)
            const fitted = xml.replace(
              /<worksheet\b[^>]*>/,
              (tag) => `${tag}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
            )
            return size
              ? fitted.replace('</sheetData>', (tag) => `${tag}<autoFilter ref="A1:${size.column}${size.row}"/>`)
              : fitted
          },
          transformElementAttributes: (tag, attributes) =>
            tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
        },
        'xl/workbook.xml': {
          // The function keeps `$1` from being read as a group.
          transform: (xml) =>
            xml.replace(/<definedNames\s*\/>/, () => `<definedNames>${names.join('')}</definedNames>`),
        },
        'xl/styles.xml': {
          transform: (xml) =>
            xml
              .replace(
                '<cellXfs',
                '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
              )
              .replace(
                '</cellXfs>',
                '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
              ),
        },
      },
    },
  }
}

/** The last column and row of the table that a sheet begins with. */
function tableSize({ data }: Sheet<Blob>): { readonly column: string; readonly row: number } {
  const end = data.findIndex((row) => row.length === 0)
  return {
    column: String.fromCharCode(64 + (data[0]?.length ?? 1)),
    row: end < 0 ? data.length : end,
  }
}
