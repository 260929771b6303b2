import { AppError } from '#app/core/app-error.ts'
import { confirmEmail } from '#app/features/accounts/commands.server.ts'
import { CONFIRMED_SEARCH } from '#app/features/accounts/sign-in.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { isUnreachable } from '#app/platform/database.server.ts'
import type { Services } from '#app/services.server.ts'

/** Answers the link of the confirming mail: the market's home says whether it held. The token does not go on with it. */
export async function answerConfirmLink({ db }: Services, locale: Locale, token: string): Promise<Response> {
  return new Response(null, {
    status: 302,
    headers: {
      location: `/${locale}/?${await outcome()}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })

  async function outcome(): Promise<string> {
    try {
      await confirmEmail(db, token, new Date())
      return CONFIRMED_SEARCH
    } catch (error) {
      if (error instanceof AppError) return String(new URLSearchParams({ success: 'false', message: error.message }))
      if (!isUnreachable(error)) throw error
      return String(
        new URLSearchParams({ error_description: 'This does not work at the moment. Please try again soon.' }),
      )
    }
  }
}
