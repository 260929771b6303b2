import type { Actor, Visibility } from '@specify/core/actor.ts'
import type { Config } from './config.server.ts'
import type { Database } from './database/database.server.ts'
import type { MediaStore } from './files/media.server.ts'
import type { Limits } from './limits/limits.server.ts'
import type { Logger } from './log.server.ts'
import type { HtmlPrinter } from './pdf/browser/html-printer.server.ts'
import type { Reads } from './database/replica-reads.server.ts'
import type { Sealer } from './secrets/sealer.server.ts'
import type { TokenSigner } from './secrets/signed-token.server.ts'
import type { SpreadsheetReader } from './spreadsheet/spreadsheet-reader.server.ts'

/**
 * Context of a request. Features declare the members that are theirs (`RequestMarket`, `RequestAccount`,
 * `RequestCatalogue` …), each once; functions take a `Pick` of what they need. The whole is `SiteRequest`.
 */
export interface RequestContext {
  /** Names this request in answers and in the log. */
  readonly requestId: string
  readonly request: Request
  /** One time for the whole request. */
  readonly now: Date
  readonly clientAddress: string
  readonly cookieHeader: string | null
  /** `set-cookie` headers of the answer; actions add to them. */
  readonly answerCookies: string[]
  /** Called when the answer was sent or is not wanted any more. */
  readonly atEnd: (() => void)[]
  readonly actor: Actor
  readonly visibility: Visibility
  readonly config: Config
  readonly log: Logger
  readonly db: Database
  readonly reads: Reads
  readonly limits: Limits
  readonly media: MediaStore
  readonly printer: HtmlPrinter
  readonly spreadsheets: SpreadsheetReader
  /** Signs and checks the tokens that carry a caller's visibility, a checkout, or a review. */
  readonly tokens: TokenSigner
  readonly sealer: Sealer
  /** Checks the answer to a captcha, and uses it up. */
  readonly takeCaptcha: (value: string) => Promise<boolean>
  /** Signs the challenges that this site makes. */
  readonly captchaSecret: string
  /** Called when mail was put into the outbox, to send it at once. */
  readonly onMail: () => void
  /** Called when a change set waits for a process. */
  readonly onChanges: () => void
}

/** Identifies a caller of a queue: an account, wherever it calls from, or a visitor's address. */
export function callerKey({ actor, clientAddress }: Pick<RequestContext, 'actor' | 'clientAddress'>): string {
  return actor.kind === 'account' ? actor.accountId : clientAddress
}
