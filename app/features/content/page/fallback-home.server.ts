import type { Market } from '@specify/core/market.ts'
import { Page } from './page.server.ts'
import { renderPage, type PageView } from './page-view.server.ts'

export function fallbackHome({ code: locale, countryName }: Market): PageView {
  const component = (type: string) => ({ id: type, type })
  const page = Page.parse({
    path: '',
    title: `Bathroom, tapware and kitchen products for ${countryName}`,
    main: {
      layoutElements: [
        {
          components: [
            {
              id: 'title',
              type: 'content-renderer',
              configuration: { sections: [{ kind: 'heading_and_description', title: 'Products to specify' }] },
            },
            component('category-cards'),
            component('brand-cards'),
            component('sector-cards'),
          ],
        },
      ],
    },
  })
  return renderPage(page, {
    locale,
    fromBim: false,
    isAroundListing: false,
    origins: [],
    findSource: () => undefined,
    onRemark: () => {},
  })
}
