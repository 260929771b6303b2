import { renderMarkdown } from '#app/platform/markdown.server.ts'
import { linkAddress, sourceAddress } from '../addresses.ts'
import type { RenderContext } from '../render-context.ts'

/**
 * Markdown as HTML for a page: its headings follow the enclosing level, its links lead below the locale, its pictures
 * come from allowed hosts. Empty for values that are no text.
 */
export function proseHtml(text: unknown, under: 1 | 2 | 3, context: RenderContext): string {
  if (text === undefined || text === null || text === '') return ''
  if (typeof text !== 'string') {
    context.remark(`Markdown left out: it is no text but ${Array.isArray(text) ? 'a list' : typeof text}`)
    return ''
  }
  return placeHeadings(renderMarkdown(text), under)
    .replace(/(<a href=")([^"]*)"/g, (_, start: string, href: string) => {
      const address = href === '' ? null : linkAddress(unescapeHtml(href), context)
      return address === null ? '<a' : `${start}${escapeHtml(address)}"`
    })
    .replace(/<img src="([^"]*)"([^>]*)>/g, (_, url: string, rest: string) => {
      const source = sourceAddress(unescapeHtml(url), context)
      return source === null ? '' : `<img src="${escapeHtml(source)}" loading="lazy"${rest}>`
    })
}

/** Shifts all headings so that the highest one follows `under`. */
function placeHeadings(html: string, under: number): string {
  const levels = Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level))
  const shift = under + 1 - Math.min(...levels)
  return levels.length === 0
    ? html
    : html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
        return `<${slash}h${Math.min(6, Number(level) + shift)}>`
      })
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
