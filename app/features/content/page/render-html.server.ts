import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React writes them before the markup, where they are found after the scripts: `opening` stands in the head. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(PRELOADS, '')
}
