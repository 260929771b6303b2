import type { Feature } from 'write-excel-file/universal'

const PRINT_TITLES = '<definedName name="_xlnm.Print_Titles" localSheetId="0">Summary!$1:$1</definedName>'

/**
 * All columns on the width of an A4 page, as many pages high as needed, with the head on each; and the default style
 * that every workbook has, without which programs warn.
 */
export const FIT_TO_WIDTH: Feature<Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replace(/<worksheet\b[^>]*>/, (tag) => `${tag}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          // The function keeps `$1` from being read as a group.
          xml.replace(/<definedNames\s*\/>/, () => `<definedNames>${PRINT_TITLES}</definedNames>`),
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
