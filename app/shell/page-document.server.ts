import { HEAD_SCRIPT } from '#app/ui/head-script.ts'

/** A page as it is sent. */
export interface PageDocument {
  /** In document order. */
  readonly parts: readonly string[]
  /** The site's own inline scripts: the page's policy allows these and no other, wherever one may stand in it. */
  readonly scripts: readonly string[]
}

interface PageParts {
  /** Elements with the JSON of the page's data. */
  readonly data: readonly string[]
  /** Texts of the scripts that hand the router its state. */
  readonly handoff: readonly string[]
}

/**
 * The document of a rendered page and its data. The page can be read without scripts: they are named after the content,
 * at low priority, so that they do not take the network from the style sheet and the first picture. Only head and end
 * are searched: a page has 100 kB between them.
 */
export function pageDocument(rendered: string, { data, handoff }: PageParts): PageDocument {
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.length - END.length
  const scriptsAt = startOfLastScripts(rendered, bodyEnd)
  const head = rendered.slice(0, headEnd)
  const last = rendered.slice(scriptsAt, bodyEnd)
  const moduleAt = last.indexOf('<script type="module"')
  const modulesAt = moduleAt < 0 ? last.length : moduleAt
  const modules = new Set(Array.from(head.matchAll(MODULE), ([, href]) => href))
  return {
    parts: [
      '<!doctype html>',
      withOneTitle(head.replaceAll(MODULE, '')),
      rendered.slice(headEnd, scriptsAt),
      ...data,
      last.slice(0, modulesAt),
      '<template id="modules">',
      ...Array.from(modules, (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`),
      last.slice(modulesAt),
      '</template>',
      ...[...handoff, START_SCRIPT].map((script) => `<script>${script}${SCRIPT_END}`),
      END,
    ],
    scripts: [HEAD_SCRIPT, ...textsOf(last), ...handoff, START_SCRIPT],
  }
}

/**
 * The same page without any script, for frames that run none. Nothing in the root asks which page it is: it would be
 * rendered again with each address, and the elements with the page's data would go.
 */
export function stillDocument(rendered: string, theme: 'dark' | null): PageDocument {
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.length - END.length
  const head = rendered
    .slice(0, headEnd)
    .replace('<html', theme === null ? '<html' : `<html data-theme="${theme}"`)
    .replace(`<script>${HEAD_SCRIPT}${SCRIPT_END}`, '')
    .replaceAll(MODULE, '')
  const body = rendered.slice(headEnd, startOfLastScripts(rendered, bodyEnd))
  return { parts: ['<!doctype html>', withOneTitle(head), body, END], scripts: [] }
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

/**
 * Loads the modules once the first frame is due: before, they would take the network from the style sheet. A tab in the
 * background has no frames, and need not wait; a window that is not painted starts once everything else is loaded.
 */
const START_SCRIPT =
  "{const start=()=>{const t=document.getElementById('modules');t?.replaceWith(t.content)};" +
  "document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),addEventListener('load',start))}"

/** The root renders the whole document. */
const END = '</body></html>'
const SCRIPT_END = '</script>'
const MODULE = /<link rel="modulepreload" href="([^"]+)"\/>/g
