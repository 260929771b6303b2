/** It takes no room. */
const BLANK = '<span style="display: block; font-size: 1px; line-height: 0">&nbsp;</span>'
const CELL = /<(t[dh])\b[^>]*>/g
/** A piece of a cell that is no text. Pieces are short: a single pattern for all of them exhausts the stack of the matcher. */
const PIECE_WITHOUT_TEXT = /\s{1,1000}|<(?!\/?t[dh]\b)[^>]+>/y

/**
 * Fills cells that hold no text with a space that does not break. The browser leaves such cells out of the structure,
 * where the rest of their row would then stand below other heads.
 */
export function withWholeRows(html: string): string {
  let filled = ''
  let copied = 0
  for (const { 0: head, 1: name, index } of html.matchAll(CELL)) {
    const end = skipWithoutText(html, index + head.length)
    if (!html.startsWith(`</${name}>`, end)) continue
    filled += html.slice(copied, end) + BLANK
    copied = end
  }
  return filled + html.slice(copied)
}

function skipWithoutText(html: string, start: number): number {
  PIECE_WITHOUT_TEXT.lastIndex = start
  let end = start
  while (PIECE_WITHOUT_TEXT.test(html)) end = PIECE_WITHOUT_TEXT.lastIndex
  return end
}
