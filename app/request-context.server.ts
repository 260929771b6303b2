import { createContext } from 'react-router'
import type { Actor, Visibility } from './core/actor.ts'
import type { Account } from './features/accounts/model.ts'
import type { ListingTable } from '#app/features/browse/listing-definition.ts'
import type { SiteContent } from './features/content/site-content.server.ts'
import type { SearchBackend } from './features/search/backend.ts'
import type { CatalogueState } from './features/search/catalogue-state.ts'
import type { Config } from './platform/config.server.ts'
import type { Database } from './platform/database.server.ts'
import type { Limits } from './platform/limits/limits.server.ts'
import type { MediaStore } from './platform/files/media.server.ts'
import type { Logger } from './platform/log.server.ts'
import type { HtmlPrinter } from './platform/pdf/html-printer.server.ts'
import type { SpreadsheetReader } from './platform/spreadsheet/spreadsheet-reader.server.ts'
import type { TokenSigner } from './platform/signed-token.server.ts'

/** Context of a request. The catalogue is one generation from the request's first line to its last. */
export interface RequestContext {
  /** Names this request in answers and in the log. */
  readonly requestId: string
  /** Where the request comes from, for limits. */
  readonly clientAddress: string
  readonly config: Config
  readonly db: Database
  readonly limits: Limits
  readonly media: MediaStore
  readonly printer: HtmlPrinter
  readonly spreadsheets: SpreadsheetReader
  readonly log: Logger
  readonly actor: Actor
  /** Who is signed in; null for a visitor. */
  readonly account: Account | null
  /** The session cannot be looked up now: the actor is treated as a visitor. */
  readonly isAccountAway: boolean
  readonly visibility: Visibility
  readonly catalogue: CatalogueState
  readonly search: SearchBackend
  readonly tokens: TokenSigner
  /** Checks the answer to a captcha, and uses it up. */
  readonly takeCaptcha: (value: string) => Promise<boolean>
  readonly captchaSecret: string
  /** Called when mail was put into the outbox, to send it at once. */
  readonly onMail: () => void
  readonly listings: ListingTable
  /** Pages and menus: one state for the whole request. */
  readonly content: SiteContent
  /** Markdown by category key: advice before choosing. */
  readonly advice: ReadonlyMap<string, string>
}

export const requestContext = createContext<RequestContext>()
