import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContent } from './request-content.ts'
import { pageLink } from './page/addresses.ts'
import { NavigationFile } from './site-files.server.ts'

export const navigation = defineEndpoint({
  name: 'navigation',
  path: api.navigation.template,
  group: 'Listings',
  method: 'GET',
  caller: 'public',
  headers: { 'cache-control': 'public, max-age=300' },
  summary: 'The menus of the header, with their panels, and of the footer. Addresses are below the locale.',
  input: z.object({}),
  output: NavigationFile.omit({ popular: true }),
  example: {
    input: {},
    output: {
      header: [
        {
          label: 'Products',
          title: 'All products',
          mega_menu: true,
          mega_menu_url: { href: pageLink(routes.products) },
          submenu_links: [
            {
              label: 'Tapware',
              href: '/products/tapware/',
              links: [{ label: 'Basin mixers', href: '/products/tapware/basin-mixers/' }],
            },
          ],
        },
      ],
      footer: [{ title: 'Products', links: [{ label: 'Tapware', href: '/products/tapware/' }] }],
    },
  },
  run: ({ content }: RequestContent) => Promise.resolve(content.navigation),
})
