import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestAccount } from '../rules/request-account.ts'

export type AccountContext = Pick<
  RequestContext & RequestMarket & RequestAccount,
  | 'account'
  | 'actor'
  | 'answerCookies'
  | 'clientAddress'
  | 'config'
  | 'cookieHeader'
  | 'db'
  | 'limits'
  | 'locale'
  | 'now'
  | 'onMail'
  | 'sealer'
  | 'takeCaptcha'
  | 'tokens'
>
