import { AppError } from '#app/core/app-error.ts'
import { confirmEmail } from '#app/features/accounts/registration-commands.server.ts'
import { CONFIRMED_SEARCH } from '#app/features/accounts/sign-in.ts'
import { LINK_UNAVAILABLE } from '#app/features/accounts/sign-in-problem.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { isUnreachable } from '#app/platform/database-reach.server.ts'
import type { Services } from '#app/services.server.ts'

/** Answers the link of the confirming mail: the market's home says whether it held. The token does not go on with
 * it. Where the address was registered more than once, it leads to choosing a password. */
export async function answerConfirmLink({ db }: Services, locale: Locale, token: string): Promise<Response> {
  return new Response(null, {
    status: 302,
    headers: {
      location: `/${locale}/${await outcome()}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })

  async function outcome(): Promise<string> {
    try {
      const confirmation = await confirmEmail(db, token, new Date())
      if (confirmation.kind === 'confirmed') return `?${CONFIRMED_SEARCH}`
      return `reset-password/?${new URLSearchParams({ token: confirmation.token })}`
    } catch (error) {
      if (error instanceof AppError) return `?${new URLSearchParams({ success: 'false', message: error.message })}`
      if (!isUnreachable(error)) throw error
      return `?${new URLSearchParams({ success: 'false', message: LINK_UNAVAILABLE })}`
    }
  }
}
