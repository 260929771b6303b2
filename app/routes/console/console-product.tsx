import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { ProductScreen } from '#app/features/console/components/products/product-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { readProduct } from '#app/features/console/products/read-product.server.ts'
import { MOST_CODES_OF_ADDRESS } from '#app/features/console/products/codes-of-address.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-product.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const isOpen = reader && hasRight(actor, 'catalogue.edit')
  const found = isOpen
    ? await readProduct(db, params.productId, { locale: reader.locale, day: url.searchParams.get('day') ?? '' })
    : null
  if (!reader || !found) throw data(null, 404)
  const { locale } = reader
  const { codes, ...product } = found
  return {
    menu: consoleMenu(actor, locale),
    locale,
    listHref: routes.console.products.path({ locale }),
    path: routes.console.product.path({ locale, productId: params.productId }),
    // An address has no room for more codes; a table has.
    editHref: codes.length <= MOST_CODES_OF_ADDRESS ? routes.console.editProducts.href({ locale, sku: codes }) : null,
    usesHref: routes.console.consequences.href({ locale, skus: codes[0] ?? '', whole: '1' }),
    product,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.product.title ?? 'Product'} | Specify console` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ConsoleProductRoute({ loaderData }: Route.ComponentProps) {
  const { locale, ...rest } = loaderData
  return (
    <ProductScreen
      {...rest}
      changeHref={(id) => routes.console.change.path({ locale, id })}
      valueHref={({ sku, ...value }) => routes.console.editProducts.href({ locale, sku: [sku], ...value })}
    />
  )
}
