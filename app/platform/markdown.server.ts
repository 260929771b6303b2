import { micromark } from 'micromark'

/** Markdown as HTML. Raw HTML in it is shown as text, and links with script in them lose their address. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown)
}
