import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { answerFieldNames, readPostedDesk, toAnswer, unconfirmedKey } from '#app/features/quotes/desk/posted-answer.ts'
import { toDraftLine } from '#app/features/quotes/desk/draft.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

const quoteIdOf = ({ url }: Posted) => url.pathname.split('/')[3] ?? ''
const back = (posted: Posted) => routes.quote.path({ locale: posted.locale, quoteId: quoteIdOf(posted) })

function refused({ locale }: Posted, outcome: CallFailure, redirect: string): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect }) }
  return { problems: formFailure(outcome) }
}

/** The version of the draft that a page was made of; null for forms without one. */
function versionIn(given: FormData): number | null {
  const text = textOf(given, 'draftVersion')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

const forms: Readonly<Record<'answer' | 'draft' | 'ask' | 'close' | 'decide', PostableForm>> = {
  ask: {
    kept: ['revisionId', 'place', 'neededBy', 'text'],
    async send(posted) {
      const { given, call, locale, url } = posted
      const [id, revisionId, place, neededBy, text] = ['id', 'revisionId', 'place', 'neededBy', 'text'].map((field) =>
        textOf(given, field),
      )
      const outcome = await call('projectBuilder/requestQuote', { id, revisionId, place, neededBy, text }, locale)
      if (outcome.kind !== 'done') return refused(posted, outcome, url.pathname + url.search)
      const { quote } = outcome.answer as { readonly quote: { readonly id: string } }
      return { next: routes.quote.path({ locale, quoteId: quote.id }) }
    },
  },
  decide: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const isAccepted = textOf(given, 'decision') === 'accept'
      // Forms without lines to choose accept all.
      const skus = given.has('choosing') ? given.getAll('line').map(String) : undefined
      const input = { quoteId: quoteIdOf(posted), ...(isAccepted && skus && { skus }) }
      const outcome = await call(`quote/${isAccepted ? 'accept' : 'decline'}`, input, locale)
      return outcome.kind === 'done' ? { next: back(posted) } : refused(posted, outcome, back(posted))
    },
  },
  answer: {
    kept: answerFieldNames(),
    async send(posted) {
      const { given, call, locale } = posted
      const { desk, skus } = readPostedDesk(given, locale)
      const answer = toAnswer(desk, skus)
      if ('problems' in answer) return answer
      const confirmed = textOf(given, 'confirmed')
      const draftVersion = versionIn(given)
      const input = { quoteId: quoteIdOf(posted), ...answer, confirmed, ...(draftVersion !== null && { draftVersion }) }
      const outcome = await call('quote/answer', input, locale)
      if (outcome.kind === 'done') return { next: back(posted) }
      const confirm = unconfirmedKey(outcome)
      return { ...refused(posted, outcome, back(posted)), ...(confirm !== null && { facts: { confirm } }) }
    },
  },
  draft: {
    kept: answerFieldNames(),
    async send(posted) {
      const { given, call, locale } = posted
      const { desk, skus } = readPostedDesk(given, locale)
      const { basis: gst, lead, freight, validUntil, words: text } = desk
      const lines = desk.lines.map((line, index) => toDraftLine(skus[index]!, line))
      const draft = { gst, lead, freight, validUntil, text, lines }
      const input = { quoteId: quoteIdOf(posted), version: versionIn(given) ?? 0, draft }
      const outcome = await call('quote/saveDraft', input, locale)
      if (outcome.kind === 'done') return { next: back(posted) }
      return { form: 'answer', ...refused(posted, outcome, back(posted)) }
    },
  },
  close: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('quote/close', { quoteId: quoteIdOf(posted) }, posted.locale)
      return outcome.kind === 'done' ? { next: back(posted) } : refused(posted, outcome, back(posted))
    },
  },
}

export const takeQuotePosts = takePosts(forms, 'ask')
