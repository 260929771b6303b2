import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { targetsOf } from '#app/features/changes/tables/columns.ts'
import { EditProductsScreen } from '#app/features/console/components/changes/edit-products-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { listFoundCodes } from '#app/features/console/products/list-found-codes.server.ts'
import { MOST_CODES_OF_ADDRESS } from '#app/features/console/products/codes-of-address.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-edit-products.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeEditPosts } from './change-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeEditPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, catalogue, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'catalogue.edit')) throw data(null, 404)
  const { locale } = reader
  const found = url.searchParams.get('found')
  const { codes, problem } =
    found === null
      ? { codes: url.searchParams.getAll('sku').slice(0, MOST_CODES_OF_ADDRESS) }
      : await listFoundCodes({ catalogue, db, locale }, found)
  return {
    menu: consoleMenu(actor, locale),
    locale,
    fields: targetsOf('columns').filter(({ key }) => key !== 'sku'),
    named: {
      skus: codes.join('\n'),
      field: url.searchParams.get('field') ?? '',
      action: url.searchParams.get('action') ?? '',
      value: (url.searchParams.get('value') ?? '').slice(0, 4_000),
    },
    problem: problem ?? '',
  }
}

export function meta() {
  return [{ title: 'Edit products | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleEditProductsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, ...rest } = loaderData
  return (
    <EditProductsScreen
      {...rest}
      action={routes.console.editProducts.href({ locale, form: 'edit' })}
      listHref={routes.console.list.path({ locale, list: 'changes' })}
    />
  )
}
