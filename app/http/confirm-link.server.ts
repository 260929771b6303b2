import { routes } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { confirmEmail } from '#app/features/accounts/store/registration-commands.server.ts'
import { findTokenOrigin } from '#app/features/accounts/tokens/commands.server.ts'
import { CONFIRMED_SEARCH } from '#app/features/accounts/sign-in/sign-in.ts'
import { LINK_UNAVAILABLE } from '#app/features/accounts/sign-in/sign-in-problem.ts'
import type { Locale } from '@specify/core/market.ts'
import { isUnreachable } from '#app/platform/database/database-reach.server.ts'
import type { Services } from '#app/services.server.ts'

/** Answers the link of the confirming mail: the market's home says whether it held. The token does not go on with
 * it. Where the address was registered more than once, it leads to choosing a password. */
export async function answerConfirmLink({ db }: Services, locale: Locale, token: string): Promise<Response> {
  const home = routes.home.path({ locale })
  return new Response(null, {
    status: 302,
    headers: {
      location: await outcome(),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })

  /** The address that was confirmed and the interrupted page, for the form that signs in. */
  async function origin(): Promise<string> {
    const { email = '', returnPath = null } = (await findTokenOrigin(db, token)) ?? {}
    return `&${new URLSearchParams({ email, ...(returnPath !== null && { redirect: returnPath }) })}`
  }

  async function outcome(): Promise<string> {
    try {
      const confirmation = await confirmEmail(db, token, new Date())
      if (confirmation.kind === 'confirmed') return `${home}?${CONFIRMED_SEARCH}${await origin()}`
      return routes.account.resetPassword.href({ locale, token: confirmation.token })
    } catch (error) {
      if (error instanceof AppError) {
        const refusal = new URLSearchParams({ success: 'false', message: error.message })
        // A link that was opened before has done its work: signing in leads on as well.
        return `${home}?${refusal}${error.code === 'link_used' ? await origin() : ''}`
      }
      if (!isUnreachable(error)) throw error
      return `${home}?${new URLSearchParams({ success: 'false', message: LINK_UNAVAILABLE })}`
    }
  }
}
