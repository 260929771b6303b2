import { data } from 'react-router'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { AccountScreen } from '#app/features/console/components/account-screen.tsx'
import { ItemScreen } from '#app/features/console/components/item-screen.tsx'
import { RecordScreen } from '#app/features/console/components/record-screen.tsx'
import { OrderScreen } from '#app/features/console/components/order-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { findList } from '#app/features/console/lists/definitions/all-lists.server.ts'
import type { ListReader } from '#app/features/console/lists/list-definition.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import { needsCode } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { readAccountPage } from '#app/features/console/people/read-account-page.server.ts'
import { readRecordPage } from '#app/features/console/records/read-record.server.ts'
import { listReplies } from '#app/features/console/replies/saved-replies.server.ts'
import { readItemPage } from '#app/features/console/work/read-item.server.ts'
import { readOrderPage } from '#app/features/console/work/read-order-page.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Route } from './+types/console-item.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeConsoleItemPosts } from './console-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeConsoleItemPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const list = findList(actor, params.list)
  const page =
    reader &&
    list &&
    (await readPage(db, list.key, params.id, {
      ...reader,
      asksCode: needsCode({ actor, now }),
      canSeeAs: hasRight(actor, 'work'),
    }))
  if (!page) throw data(null, 404)
  const { locale, accountId } = reader
  const listHref = routes.console.list.path({ locale, list: list.key })
  return {
    menu: consoleMenu(actor, locale),
    outcome: readOutcome(url.searchParams),
    list: list.key,
    listTitle: list.title,
    listHref,
    path: routes.console.item.path({ locale, list: list.key, id: params.id }),
    accountId,
    repliesHref: routes.console.list.path({ locale, list: 'replies' }),
    page,
  }
}

async function readPage(
  db: Database,
  list: string,
  id: string,
  reader: ListReader & { readonly asksCode: boolean; readonly canSeeAs: boolean },
) {
  if (list === 'orders') {
    const order = await readOrderPage(db, id, reader.locale)
    const sheetHref = api.packingSheets.href({ locale: reader.locale, row: [id] })
    return order && { kind: 'order' as const, order, sheetHref }
  }
  if (list === 'accounts') {
    if (!isUuid(id)) return null
    const account = await readAccountPage(db, id, reader)
    return account && { kind: 'account' as const, account }
  }
  const record = await readRecordPage(db, list, id, reader)
  if (record) return { kind: 'record' as const, record }
  if (!isUuid(id) || (list !== 'enquiries' && list !== 'feedback')) return null
  const item = await readItemPage(db, list === 'enquiries' ? 'enquiry' : 'feedback', id, reader.locale)
  return item && { kind: 'item' as const, item, replies: item.email === '' ? [] : await listReplies(db) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.listTitle ?? 'Console'} | Specify console` }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleItemRoute({ loaderData }: Route.ComponentProps) {
  const { page, path, ...rest } = loaderData
  const formHref = (form: string) => `${path}?form=${form}`
  if (page.kind === 'order')
    return <OrderScreen {...rest} order={page.order} sheetHref={page.sheetHref} formHref={formHref} />
  if (page.kind === 'account') return <AccountScreen {...rest} account={page.account} formHref={formHref} />
  if (page.kind === 'record') return <RecordScreen {...rest} record={page.record} formHref={formHref} />
  return <ItemScreen {...rest} item={page.item} replies={page.replies} formHref={formHref} />
}
