/** It takes no room. */
const BLANK = '<span style="display: block; font-size: 1px; line-height: 0">&nbsp;</span>'
const CELL_WITHOUT_TEXT = /<(t[dh])\b[^>]*>(?:\s|<(?!\/?t[dh]\b)[^>]+>)*(?=<\/\1>)/g

/**
 * Fills cells that hold no text with a space that does not break. The browser leaves such cells out of the structure,
 * where the rest of their row would then stand below other heads.
 */
export function withWholeRows(html: string): string {
  return html.replaceAll(CELL_WITHOUT_TEXT, (cell) => cell + BLANK)
}
