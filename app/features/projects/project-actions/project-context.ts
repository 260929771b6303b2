import type { Actor, Visibility } from '#app/core/actor.ts'
import type { Account } from '#app/features/accounts/model.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { Database } from '#app/platform/database.server.ts'
import { projectReader, type ProjectReader } from '../project-reader.ts'

export interface ProjectContext {
  readonly db: Database
  readonly actor: Actor
  readonly account: Account | null
  readonly visibility: Visibility
  readonly catalogue: CatalogueState
  readonly locale: Locale
  readonly now: Date
  /** `Prefer: return=minimal`. */
  readonly prefersMinimal: boolean
}

/** The caller's view of projects. */
export function readerOf({ catalogue, visibility }: ProjectContext): ProjectReader {
  return projectReader(catalogue, visibility)
}
