import { ACCOUNT_ACTIONS } from './features/accounts/actions.server.ts'
import { CART_ACTIONS } from './features/cart/actions.server.ts'
import { captchaChallenge, submitContactForm } from './features/contact/actions.server.ts'
import { submitFeedback } from './features/content/actions.server.ts'
import { getProjectSettings } from './features/markets/actions.server.ts'
import type { Locale } from './features/markets/model.ts'
import { PROJECT_ACTIONS } from './features/projects/actions.server.ts'
import { PRODUCT_ACTIONS } from '#app/features/browse/actions.server.ts'
import type { Action } from './platform/action.server.ts'
import type { RequestContext } from './request-context.server.ts'

/** What an action works with. `locale` is the market that the call names. */
export type ActionContext = RequestContext & {
  readonly now: Date
  readonly locale: Locale
  /** Where the request comes from. */
  readonly clientAddress: string
  readonly cookieHeader: string | null
  /** `set-cookie` headers of the answer; actions add to them. */
  readonly answerCookies: string[]
  /** The caller asks for no more than it needs: `Prefer: return=minimal`. */
  readonly prefersMinimal: boolean
}

/** Every action of the site. */
export const ACTIONS: readonly Action<ActionContext>[] = [
  ...ACCOUNT_ACTIONS,
  ...PRODUCT_ACTIONS,
  ...PROJECT_ACTIONS,
  ...CART_ACTIONS,
  getProjectSettings,
  submitFeedback,
  submitContactForm,
  captchaChallenge,
]
