import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { Markdown } from '../page/parts/fields.server.ts'
import { Prose, Title } from '../page/parts/parts.server.tsx'
import { proseHtml } from '../page/parts/prose.server.ts'
import { pageLink, type PageBelowMarket } from '../page/addresses.ts'
import { defineComponent } from './component-type.server.ts'

const Values = z.array(z.string()).optional()
const Scalar = z.union([z.string(), z.number(), z.boolean()])

export const productSlider = defineComponent({
  type: 'product-slider',
  schema: z.object({
    title: z.string().min(1),
    href: z.string().optional(),
    filter: z
      .object({
        brand: Values,
        range: Values,
        categoryKeys: Values,
        attributes: z.record(z.string(), z.array(Scalar)).optional(),
      })
      .optional(),
  }),
  example: {
    title: 'Basin mixers of Liano II',
    href: '/collection/liano-ii/',
    filter: { range: ['Liano II'], categoryKeys: ['tapware/basin-mixers'] },
  },
  render: ({ title, href = null, filter = null }) => ({ slot: 'products', title, href, filter }),
})

function listingCards(type: string, kind: 'category' | 'brand' | 'sector', page: PageBelowMarket, title: string) {
  const href = pageLink(page)
  return defineComponent({
    type,
    schema: z.object({ title: z.string().default(title), href: z.string().default(href) }),
    example: { title, href },
    render: (fields) => ({ slot: 'listings', kind, ...fields }),
  })
}

export const categoryCards = listingCards('category-cards', 'category', routes.products, 'Products')
export const brandCards = listingCards('brand-cards', 'brand', routes.brands, 'Brands')
export const sectorCards = listingCards('sector-cards', 'sector', routes.sectors, 'Sectors')

export const collectionCards = defineComponent({
  type: 'collection-cards',
  schema: z.object({
    title: z.string().default('Collections'),
    href: z.string().default(pageLink(routes.collections)),
    brand: z.string().optional(),
  }),
  example: { title: 'Collections', href: pageLink(routes.collections), brand: 'brands/caroma' },
  render: (fields) => ({ slot: 'listings', kind: 'collection', ...fields }),
})

const ContactText = z.object({ title: z.string().default(''), description: Markdown.optional() })

export const contact = defineComponent({
  type: 'contact',
  schema: z.object({ sections: z.array(ContactText).default([]) }),
  example: {
    sections: [
      { title: 'Talk to us', description: 'Monday to Friday, 8.30 am to 5 pm.' },
      { title: 'Before you write', description: '' },
      { title: 'Privacy collection notice', description: 'We use what you send us to answer you.' },
    ],
  },
  render({ sections }, context) {
    const [aside, , legal] = sections
    return {
      slot: 'contact',
      asideHtml: renderToStaticMarkup(
        <>
          {aside?.title && <Title level={2}>{aside.title}</Title>}
          <Prose text={aside?.description} under={2} context={context} />
        </>,
      ),
      legalTitle: legal?.title || 'Privacy',
      legalHtml: proseHtml(legal?.description, 2, context),
    }
  },
})

export const analyticsConsent = defineComponent({
  type: 'analytics-consent',
  schema: z.object({}),
  example: {},
  render: () => ({ slot: 'consent' }),
})
