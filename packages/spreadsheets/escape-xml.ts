import { excelText } from '@specify/core/text/excel-text.ts'

/** Characters that XML 1.0 cannot hold, even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as a cell or an attribute of a workbook has it. */
export function escapeXml(text: string): string {
  if (!/[<>&"_\u0000-\u001f\ud800-\uffff]/.test(text)) return text // oxlint-disable-line no-control-regex
  return excelText(text)
    .toWellFormed()
    .replaceAll(UNWRITABLE, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
