import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { leadTimeOf } from '#app/features/quotes/answer/answer-draft.ts'
import { amountProblem, answerField, typedCents } from '#app/features/quotes/answer/answer-fields.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

const MOST_LINES = 500
const COLUMNS = ['price', 'lead', 'substitute', 'note'] as const

const quoteIdOf = ({ url }: Posted) => url.pathname.split('/')[3] ?? ''
const back = (posted: Posted) => routes.quote.path({ locale: posted.locale, quoteId: quoteIdOf(posted) })

function refused({ locale }: Posted, outcome: CallFailure, redirect: string): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect }) }
  return { problems: formFailure(outcome) }
}

const forms: Readonly<Record<'answer' | 'ask' | 'close' | 'decide', PostableForm>> = {
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
      const outcome = await call(`quote/${isAccepted ? 'accept' : 'decline'}`, { quoteId: quoteIdOf(posted) }, locale)
      return outcome.kind === 'done' ? { next: back(posted) } : refused(posted, outcome, back(posted))
    },
  },
  answer: {
    kept: [
      'lead',
      'freight',
      'validUntil',
      'text',
      ...Array.from({ length: MOST_LINES }, (_, index) => COLUMNS.map((column) => answerField(index, column))).flat(),
    ],
    async send(posted) {
      const { given, call, locale } = posted
      const lines: object[] = []
      const forAll = textOf(given, 'lead').trim()
      const wrong: Record<string, string> = {}
      for (let index = 0; given.has(answerField(index, 'sku')) && index < MOST_LINES; index++) {
        const [sku, price = '', ownLeadTime = '', substituteSku, note] = (['sku', ...COLUMNS] as const).map((column) =>
          textOf(given, answerField(index, column)),
        )
        const problem = amountProblem(price)
        if (problem !== null) wrong[answerField(index, 'price')] = problem
        const priceCents = typedCents(price)
        const leadTime = leadTimeOf({ isOffered: priceCents !== null, leadTime: ownLeadTime }, forAll)
        lines.push({ sku, priceCents, leadTime, substituteSku, note })
      }
      const freight = textOf(given, 'freight')
      const freightProblem = amountProblem(freight)
      if (freightProblem !== null) wrong['freightCents'] = freightProblem
      const count = Object.keys(wrong).length
      if (count > 0)
        return { problems: { form: `Nothing was sent: ${countOf(count, 'amount')} to correct.`, fields: wrong } }
      const freightCents = typedCents(freight)
      const [validUntil, text] = [textOf(given, 'validUntil'), textOf(given, 'text')]
      const input = { quoteId: quoteIdOf(posted), lines, freightCents: freightCents ?? 0, validUntil, text }
      const outcome = await call('quote/answer', input, locale)
      return outcome.kind === 'done' ? { next: back(posted) } : refused(posted, outcome, back(posted))
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
