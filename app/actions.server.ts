import { submitFeedback } from './features/content/actions.server.ts'
import { getProjectSettings } from './features/markets/actions.server.ts'
import type { Locale } from './features/markets/model.ts'
import { PRODUCT_ACTIONS } from './features/search/actions.server.ts'
import type { Action } from './platform/action.server.ts'
import type { RequestContext } from './request-context.server.ts'

/** What an action works with. `locale` is the market that the call names. */
export type ActionContext = RequestContext & { readonly now: Date; readonly locale: Locale }

/** Every action of the site. */
export const ACTIONS: readonly Action<ActionContext>[] = [...PRODUCT_ACTIONS, getProjectSettings, submitFeedback]
