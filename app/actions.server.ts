import { submitFeedback } from './features/content/actions.server.ts'
import type { Action } from './platform/action.server.ts'
import type { RequestContext } from './request-context.server.ts'

/** What an action works with. */
export type ActionContext = RequestContext & { readonly now: Date }

/** Every action of the site. */
export const ACTIONS: readonly Action<ActionContext>[] = [submitFeedback]
