import { Page } from '../page.server.ts'
import { renderPage, type PageOptions } from '../page-view.server.ts'

/** A page of these components, as HTML and with what was remarked. */
export function show(components: readonly object[], options: Partial<PageOptions> = {}, page: object = {}) {
  const remarks: string[] = []
  const named = components.map((component, index) => ({ id: `c${index}`, ...component }))
  const view = renderPage(
    Page.parse({ path: 'a-page', title: 'A page', main: { layoutElements: [{ components: named }] }, ...page }),
    {
      locale: 'au',
      fromBim: false,
      isAroundListing: false,
      origins: ['https://cdn.example'],
      findSource: () => undefined,
      onRemark: (text) => remarks.push(text),
      ...options,
    },
  )
  const blocks = [...view.areas.head, ...view.areas.main, ...view.areas.footer]
  const html = blocks.map((block) => ('html' in block ? block.html : `[${block.slot}]`)).join('')
  return { view, html, remarks }
}

export const sections = (...given: object[]) => ({ type: 'content-renderer', configuration: { sections: given } })
export const section = (kind: string, given: object) => show([sections({ kind, ...given })])
