import { routes } from '#app/addresses/routes.ts'
import type { FormOf } from '#app/addresses/route.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm, type Posted } from '../account/take-posts.server.ts'

const MAX_BACK_LENGTH = 2_000

/** The page of the market that the form stood on. */
function backOf({ given, locale }: Posted): string {
  const back = textOf(given, 'back')
  const isOwn = back.startsWith(routes.home.path({ locale })) && /^[!-~]+$/.test(back) && back.length <= MAX_BACK_LENGTH
  return isOwn ? back : routes.questions.path({ locale })
}

function question(name: 'askMaker' | 'withdrawQuestion', fields: readonly string[]): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const texts = fields.map((field) => [field, textOf(given, field)] as const)
      const input = Object.fromEntries(texts.filter(([, text]) => text !== ''))
      const outcome = await call(`product/${name}`, input, locale)
      if (outcome.kind === 'done') return { next: backOf(posted) }
      if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: backOf(posted) }) }
      return { form: 'ask', problems: { form: failureText(outcome) }, facts: { back: backOf(posted) } }
    },
  }
}

const forms: Readonly<Record<FormOf<typeof routes.questions>, PostableForm>> = {
  ask: question('askMaker', ['sku', 'attribute', 'projectId']),
  withdraw: question('withdrawQuestion', ['sku', 'attribute']),
}

export const takeQuestionPosts = takePosts(forms, 'ask')
