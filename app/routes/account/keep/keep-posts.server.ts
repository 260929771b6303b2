import { routes } from '#app/addresses/routes.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { takePosts, type PostableForm } from '../take-posts.server.ts'

const forms: Readonly<Record<'keep', PostableForm>> = {
  keep: {
    kept: [],
    async send({ call, locale, url }) {
      const token = url.searchParams.get('token') ?? ''
      const outcome = await call('account/keepAccount', { token }, locale)
      if (outcome.kind !== 'done') return { problems: { form: failureText(outcome) } }
      return { next: routes.account.keep.href({ locale, token: '', done: 'kept' }) }
    },
  },
}

export const takeKeeping = takePosts(forms, 'keep')
