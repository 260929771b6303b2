import { z } from 'zod'
import type { AccountContext } from '#app/features/accounts/account-actions/account-context.ts'
import { assertOwnPassword } from '#app/features/accounts/account-actions/credential-actions.server.ts'
import { signedInAccount } from '#app/features/accounts/account-actions/own-account.server.ts'
import { ComparedPassword, EXAMPLE_PASSWORD, Succeeded } from '#app/features/accounts/account-actions/shapes.server.ts'
import { writeSessionCookies } from '#app/features/accounts/sessions/cookies.ts'
import { mailFolder } from '#app/platform/config.server.ts'
import { removeMailFiles } from '#app/platform/mail/remove-mail-files.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { Links } from '#app/features/company/company-shapes.server.ts'
import { erasePerson } from './erase-person.server.ts'

/** Here and not with the other calls of accounts: what they have written lies in many places. */
export const deleteAccount = defineEndpoint({
  name: 'account/deleteAccount',
  method: 'POST',
  limitPerMinute: 60,
  summary:
    'Removes the account and all that belongs to it, for good. What it shares with its company goes to an admin first, links that it made end unless the admin is to have them; the last admin of a company with others makes someone else one before.',
  input: z.object({ password: ComparedPassword.default(''), links: Links }),
  output: z.object({ isError: Succeeded, success: z.literal(true) }),
  example: { input: { password: EXAMPLE_PASSWORD }, output: { isError: false, success: true } },
  caller: 'account',
  errors: ['unauthorized', 'conflict', 'last_admin', 'too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { db, config, locale, now, answerCookies, onMail } = context
    const { accountId, email } = signedInAccount(context)
    await assertOwnPassword(context, input.password, 'password', { success: false })
    const erased = { accountId, links: input.links, letter: locale }
    await db.transaction().execute((tx) => erasePerson(tx, erased, now))
    await removeMailFiles(mailFolder(config), email)
    onMail()
    answerCookies.push(...writeSessionCookies({ session: null, remember: null }, config.publicUrl.startsWith('https:')))
    return { isError: false as const, success: true as const }
  },
})
