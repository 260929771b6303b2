import { data } from 'react-router'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { ListScreen } from '#app/features/console/components/list-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { unreadFilters, writeListState } from '#app/features/console/lists/list-state.ts'
import { productList, readProductState } from '#app/features/console/products/product-list.ts'
import { findProducts } from '#app/features/console/products/read-product-list.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-products.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

const ROWS_OF_PAGE = 200

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, catalogue, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'catalogue.edit')) throw data(null, 404)
  const { locale } = reader
  const state = readProductState(url.searchParams)
  const { rows, count, options, next } = await findProducts({ catalogue, db, locale }, state, ROWS_OF_PAGE)
  const list = productList(options, state.q !== '' && state.sort === '')
  const path = routes.console.products.path({ locale })
  const found = writeListState({ ...state, after: '' }, list)
  return {
    menu: consoleMenu(actor, locale),
    outcome: '',
    rest: null,
    list,
    state,
    unread: unreadFilters(url.searchParams, state, list),
    page: { rows, count, groups: [], asOf: now.toISOString(), next },
    views: null,
    path,
    newHref: path,
    uploadHref: path,
    editHref: routes.console.editProducts.href({ locale, found }),
    usesHref: routes.console.consequences.href({ locale, found }),
    filePath: api.consoleFile('products').path({ locale }),
  }
}

export function meta() {
  return [{ title: 'Products | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData} />
}
