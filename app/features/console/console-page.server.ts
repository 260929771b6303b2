import type { Actor } from '@specify/core/actor.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { RIGHT_TEXT } from '@specify/core/staff-rights.ts'
import { routes } from '#app/addresses/routes.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { isStaff, listReader, listsFor } from './lists/definitions/all-lists.server.ts'
import type { ListReader } from './lists/list-definition.ts'

export interface MenuEntry {
  readonly group: string
  readonly key: string
  readonly title: string
  readonly href: string
}

const GROUPS = ['Today', 'Catalogue', 'Work', 'Content', 'People', 'Insight', 'System'] as const

/** The screens that somebody may open; empty for everybody who is not staff. */
export function consoleMenu(actor: Actor, locale: string): readonly MenuEntry[] {
  if (!isStaff(actor)) return []
  const lists = listsFor(actor).map(({ group, key, title }) => ({
    group,
    key,
    title,
    href: routes.console.list.path({ locale, list: key }),
  }))
  const insight = {
    group: 'Insight' as const,
    key: 'insight',
    title: 'Use of products',
    href: routes.console.insight.path({ locale }),
  }
  const searches = {
    group: 'Insight' as const,
    key: 'searches',
    title: 'Searches',
    href: routes.console.searches.path({ locale }),
  }
  const consequences = {
    group: 'Catalogue' as const,
    key: 'consequences',
    title: 'Consequences',
    href: routes.console.consequences.path({ locale }),
  }
  const health = {
    group: 'System' as const,
    key: 'health',
    title: 'Health',
    href: routes.console.health.path({ locale }),
  }
  const today = { group: 'Today', key: 'today', title: 'Today', href: routes.console.today.path({ locale }) } as const
  const products = {
    group: 'Catalogue' as const,
    key: 'products',
    title: 'Products',
    href: routes.console.products.path({ locale }),
  }
  const words = { group: 'Content' as const, key: 'words', title: 'Words', href: routes.console.words.path({ locale }) }
  const documents = {
    group: 'Content' as const,
    key: 'documents',
    title: 'Pages, menus, rules',
    href: routes.console.documents.path({ locale }),
  }
  const screens = [
    today,
    ...(hasRight(actor, 'system') ? [health] : []),
    ...(hasRight(actor, 'catalogue.edit') ? [products] : []),
    ...(hasRight(actor, 'content.edit') ? [words, documents] : []),
    ...lists,
    ...(mayReadConsequences(actor) ? [consequences] : []),
    ...(hasRight(actor, 'insight') ? [insight, searches] : []),
  ]
  return GROUPS.flatMap((name) => screens.filter(({ group }) => group === name))
}

/** Tests whether somebody may see the projects with a product: editors of the catalogue and readers of reports. */
export function mayReadConsequences(actor: Actor): boolean {
  return hasRight(actor, 'insight') || hasRight(actor, 'catalogue.edit')
}

/** Null for an unknown market, and for everybody without a right. */
export function consoleReader(actor: Actor, locale: string | undefined, now: Date): ListReader | null {
  const market = findMarket(locale)
  return market && listReader(actor, { locale: market.code, now })
}

/** Names the rights that wait for a code of the second factor, and the page that takes it; null where none does. */
export function waitingRightsNote(actor: Actor, locale: Locale) {
  if (actor.kind !== 'account' || actor.waitingRights.length === 0) return null
  const redirect = routes.console.today.path({ locale })
  return {
    rights: actor.waitingRights.map((right) => RIGHT_TEXT[right]),
    href: routes.account.twoStep.href({ locale, redirect }),
  }
}
