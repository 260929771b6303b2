import type { Actor } from '#app/core/actor.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Limits } from '#app/platform/limits/limits.server.ts'
import type { Account } from '../model.ts'

export interface AccountContext {
  readonly db: Database
  readonly limits: Limits
  readonly config: Pick<Config, 'publicUrl' | 'staffDomains' | 'recaptcha'>
  readonly actor: Actor
  readonly account: Account | null
  readonly locale: Locale
  readonly now: Date
  readonly clientAddress: string
  /** Checks the answer to a captcha, and uses it up. */
  readonly takeCaptcha: (value: string) => Promise<boolean>
  readonly cookieHeader: string | null
  /** `set-cookie` headers of the answer; actions add to them. */
  readonly answerCookies: string[]
  readonly onMail: () => void
}
