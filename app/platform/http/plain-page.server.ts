import { createHash } from 'node:crypto'
import { escapeText } from '../pdf/sanitise/safe-text.ts'
import { CLOSED_POLICY } from './security-headers.server.ts'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:18px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff}' +
  'h1{font-size:28px;margin:0 0 8px}p{margin:0 0 24px;max-width:40ch;overflow-wrap:anywhere}a{color:inherit;margin-right:24px}'

/** Blocks all scripts and requests of the page. */
const POLICY = `${CLOSED_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
} as const

interface PlainPage {
  readonly title: string
  readonly heading: string
  readonly sentence: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** A page that needs nothing of the site: for who is refused before the site can draw one. */
export function plainPage({ title, heading, sentence, links }: PlainPage): string {
  const ways = links.map(({ label, href }) => `<a href="${escapeText(href)}">${escapeText(label)}</a>`).join('')
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)} – Specify</title><style>${STYLE}</style></head><body><main><h1>${escapeText(heading)}</h1><p>${escapeText(sentence)}</p>${ways}</main></body></html>`
}

/** Returns whether a browser opens the address itself, as a page or download; scripts get JSON. */
export function isNavigation(header: (name: string) => string | null | undefined): boolean {
  const mode = header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (header('accept') ?? '').startsWith('text/html')
}
