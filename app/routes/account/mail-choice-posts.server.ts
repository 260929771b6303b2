import { routes } from '#app/addresses/routes.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { takePosts, type PostableForm } from './take-posts.server.ts'

const forms: Readonly<Record<'choose', PostableForm>> = {
  choose: {
    kept: [],
    async send({ given, call, locale, url }) {
      const token = url.searchParams.get('token') ?? ''
      const input = { token, wantsMails: textOf(given, 'wantsMails') === 'true' }
      const outcome = await call('account/chooseCommentMails', input, locale)
      if (outcome.kind !== 'done') return { problems: { form: failureText(outcome) } }
      return { next: routes.account.mails.href({ locale, token }) }
    },
  },
}

export const takeMailChoice = takePosts(forms, 'choose')
