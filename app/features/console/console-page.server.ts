import type { Actor } from '@specify/core/actor.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { listsFor } from './lists/all-lists.server.ts'
import type { ListReader } from './lists/list-definition.ts'

export interface MenuEntry {
  readonly group: string
  readonly key: string
  readonly title: string
  readonly href: string
}

/** The screens that somebody may open; empty for everybody who is not staff. */
export function consoleMenu(actor: Actor, locale: string): readonly MenuEntry[] {
  if (actor.kind !== 'account' || actor.rights.length === 0) return []
  const lists = listsFor(actor).map(({ group, key, title }) => ({
    group,
    key,
    title,
    href: routes.console.list.path({ locale, list: key }),
  }))
  const searches = {
    group: 'Insight',
    key: 'searches',
    title: 'Searches',
    href: routes.console.searches.path({ locale }),
  }
  return [
    { group: 'Today', key: 'today', title: 'Today', href: routes.console.today.path({ locale }) },
    ...lists.filter(({ group }) => group === 'Work' || group === 'People'),
    ...(hasRight(actor, 'insight') ? [searches] : []),
    ...lists.filter(({ group }) => group === 'System'),
  ]
}

/** Null for an unknown market, and for everybody without a right. */
export function consoleReader(actor: Actor, locale: string | undefined, now: Date): ListReader | null {
  const market = findMarket(locale)
  if (!market || actor.kind !== 'account' || actor.rights.length === 0) return null
  const code: Locale = market.code
  return { locale: code, now, accountId: actor.accountId }
}
