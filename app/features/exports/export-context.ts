import type { Actor } from '#app/core/actor.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import type { Limits } from '#app/platform/limits/limits.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { HtmlPrinter } from '#app/platform/pdf/html-printer.server.ts'

/** What exports work with, of the context of a request. */
export interface ExportContext {
  readonly actor: Actor
  readonly catalogue: CatalogueState
  /** The address that limits count. */
  readonly clientAddress: string
  readonly config: Config
  readonly db: Database
  readonly limits: Limits
  readonly locale: Locale
  readonly log: Logger
  readonly media: MediaStore
  readonly now: Date
  readonly printer: HtmlPrinter
  readonly request: Request
}
