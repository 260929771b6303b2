import type { Actor, Visibility } from '#app/core/actor.ts'
import type { Account } from '#app/features/accounts/model.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { ProjectReader } from '../shopping-list.ts'

/** What the actions of projects work with. */
export interface ProjectContext {
  readonly db: Database
  readonly actor: Actor
  readonly account: Account | null
  readonly visibility: Visibility
  readonly catalogue: CatalogueState
  readonly locale: Locale
  readonly now: Date
}

/** How a project is read by whoever calls. */
export function readerOf({ catalogue, visibility }: ProjectContext): ProjectReader {
  return { visibility, findProduct: (sku, locale) => catalogue.findProduct(sku, locale, visibility) }
}
