import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

function refused({ locale }: Posted, outcome: CallFailure, redirect: string): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect }) }
  return { problems: formFailure(outcome) }
}

const forms: Readonly<Record<'ask' | 'decide', PostableForm>> = {
  ask: {
    kept: ['revisionId', 'place', 'neededBy', 'text', 'address'],
    async send(posted) {
      const { given, call, locale, url } = posted
      const [id, revisionId, place, neededBy, text] = ['id', 'revisionId', 'place', 'neededBy', 'text'].map((field) =>
        textOf(given, field),
      )
      const address = textOf(given, 'address')
      const input = { id, revisionId, place, neededBy, text, address }
      const outcome = await call('projectBuilder/requestQuote', input, locale)
      if (outcome.kind !== 'done') return refused(posted, outcome, url.pathname + url.search)
      const { quote } = outcome.answer as { readonly quote: { readonly id: string } }
      return { next: routes.quote.path({ locale, quoteId: quote.id }) }
    },
  },
  decide: {
    kept: [],
    async send(posted) {
      const { given, call, locale, url } = posted
      const isAccepted = textOf(given, 'decision') === 'accept'
      // Forms without lines to choose accept all.
      const skus = given.has('choosing') ? given.getAll('line').map(String) : undefined
      const answeredAt = textOf(given, 'answeredAt')
      const accepted = { ...(skus && { skus }), ...(answeredAt !== '' && { answeredAt }) }
      const input = { quoteId: url.pathname.split('/')[3], ...(isAccepted && accepted) }
      const outcome = await call(`quote/${isAccepted ? 'accept' : 'decline'}`, input, locale)
      return outcome.kind === 'done' ? { next: url.pathname } : refused(posted, outcome, url.pathname)
    },
  },
}

export const takeQuotePosts = takePosts(forms, 'ask')
