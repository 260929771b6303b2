import { HEAD_SCRIPT } from '#app/ui/head-script.ts'
import { laterSheetOf } from './style-sheets.ts'

/** A page as it is sent. */
export interface PageDocument {
  /** In document order. */
  readonly parts: readonly string[]
  /** The site's own inline scripts: the page's policy allows these and no other, wherever one may stand in it. */
  readonly scripts: readonly string[]
  /** The same for the inline styles. */
  readonly styles: readonly string[]
}

interface Sheets {
  readonly first: string
  /** The sheet of work is asked for with the code that needs it; otherwise at once. */
  readonly isLater: boolean
  /** The text of a page's own sheet by its hash; null for an unknown one. */
  readonly ownText: (hash: string) => string | null
}

/**
 * The document of a rendered page and its data. Scripts would take the network from the style sheet, and the processor
 * from the first paint. The page can be read without them: they are named here, and asked for after the frame that the
 * style sheet makes possible. Only head and end are searched: a page has 100 kB between them.
 */
export function pageDocument(rendered: string, data: readonly string[], sheets: Sheets | null): PageDocument {
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.length - END.length
  const scriptsAt = startOfLastScripts(rendered, bodyEnd)
  const { head, styles } = withOwnStyles(rendered.slice(0, headEnd), sheets)
  const last = rendered.slice(scriptsAt, bodyEnd)
  const isStarted = last.includes(ENTRY)
  const modules = isStarted ? Array.from(head.matchAll(MODULE), ([, href]) => href) : []
  const entry = `<script type="text/plain" data-entry="${modules.join(' ')}">`
  return {
    parts: [
      '<!doctype html>',
      withOneTitle(withWorkSheet(isStarted ? head.replaceAll(MODULE, '') : head, sheets)),
      rendered.slice(headEnd, scriptsAt),
      isStarted ? `${last.replace(ENTRY, entry)}<script>${START_SCRIPTS}</script>` : last,
      ...data,
      END,
    ],
    scripts: [HEAD_SCRIPT, ...textsOf(last), START_SCRIPTS],
    styles,
  }
}

/** Longer sheets are better kept by the browser than sent with each page. */
const MAX_OWN_STYLES = 4_000
/** Characters that a browser reads differently in a page than in a style sheet, so that its hash would differ. */
const UNLIKE_IN_PAGE = /[<\r\0]/
const OWN_SHEET = /<link rel="stylesheet" href="(\/content-styles\/([\w-]+)\.css)"\/>/g

/**
 * A page's own sheet has a few lines, and would hold the first paint for a connection of its own: they stand in the page
 * too. The sheet is asked for without haste and takes their place with the scripts, so that a step leaves nothing of
 * them behind.
 */
function withOwnStyles(head: string, sheets: Sheets | null): { head: string; styles: string[] } {
  const styles: string[] = []
  if (sheets === null) return { head, styles }
  const written = head.replaceAll(OWN_SHEET, (link: string, href: string, hash: string) => {
    const text = sheets.ownText(hash)
    if (text === null || text.length > MAX_OWN_STYLES || UNLIKE_IN_PAGE.test(text)) return link
    styles.push(text)
    return `<style data-own="${href}">${text}</style><link rel="stylesheet" href="${href}" media="not all"/>`
  })
  return { head: written, styles }
}

/** Names the sheet of work: after the first one, or on it where the page's code asks for it later. */
function withWorkSheet(head: string, sheets: Sheets | null): string {
  const first = sheets ? head.indexOf(`href="${sheets.first}"`) : -1
  if (!sheets || first < 0) return head
  const end = head.indexOf('/>', first)
  const href = laterSheetOf(sheets.first)
  const named = sheets.isLater ? ` data-later="${href}"/>` : `/><link rel="stylesheet" href="${href}"/>`
  return head.slice(0, end) + named + head.slice(end + 2)
}

/** A page that failed is titled by its route, then by its error: a document has one title, the last of them. */
function withOneTitle(head: string): string {
  const last = head.lastIndexOf('<title>')
  return last < 0 ? head : head.slice(0, last).replaceAll(/<title>[^<]*<\/title>/g, '') + head.slice(last)
}

/** Finds the last scripts, which the root renders after everything else. */
function startOfLastScripts(page: string, bodyEnd: number): number {
  let at = bodyEnd
  while (page.startsWith(SCRIPT_END, at - SCRIPT_END.length)) at = page.lastIndexOf('<script', at - SCRIPT_END.length)
  return at
}

function textsOf(scripts: string): string[] {
  return scripts
    .split(SCRIPT_END)
    .slice(0, -1)
    .map((script) => script.slice(script.indexOf('>') + 1))
}

/** The root renders the whole document. */
const END = '</body></html>'
const SCRIPT_END = '</script>'
const ENTRY = '<script type="module" async="">'
const MODULE = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * A tab in the background is not painted and does not wait for it, nor does one for long that the browser paints late.
 * Each is asked for in a task of its own: together they would hold the page for a tenth of a second on a phone. The same
 * on every page, so that its hash is too.
 */
const START_SCRIPTS =
  "{const start=()=>{const held=document.querySelector('script[data-entry]');if(!held)return;" +
  "const files=held.dataset.entry.split(' ');held.removeAttribute('data-entry');for(const href of files)if(href)" +
  "setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})));" +
  "setTimeout(()=>{const entry=document.createElement('script');entry.type='module';entry.textContent=held.textContent;" +
  'held.replaceWith(entry)})};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start));setTimeout(start,2000)}'
