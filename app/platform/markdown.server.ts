import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

const TABLES = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }

/** Markdown with tables as HTML. Raw HTML in it is shown as text, and links with script in them lose their address. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, TABLES)
}
