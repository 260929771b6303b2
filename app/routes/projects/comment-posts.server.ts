import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { readPageNumber } from '@specify/core/paging.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'

function change(
  name: 'answerComment' | 'resolveComment',
  read: (given: FormData) => { readonly text?: string; readonly isResolved?: boolean },
): PostableForm {
  return {
    kept: [],
    async send({ given, call, locale, url }) {
      const [id, commentId] = [textOf(given, 'id'), textOf(given, 'commentId')]
      const page = readPageNumber(url.searchParams)
      const back = routes.projects.comments.href({ locale, projectId: id, ...(page > 1 ? { page } : {}) })
      const outcome = await call(`projectBuilder/${name}`, { id, commentId, ...read(given) }, locale)
      if (outcome.kind === 'done') return { next: `${back}#said-${commentId}` }
      if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: back }) }
      return { problems: { form: failureText(outcome) } }
    },
  }
}

const forms: Readonly<Record<'answer' | 'resolve', PostableForm>> = {
  answer: change('answerComment', (form) => ({ text: textOf(form, 'text') })),
  resolve: change('resolveComment', (form) => ({ isResolved: textOf(form, 'isResolved') === 'true' })),
}

export const takeCommentPosts = takePosts(forms, 'answer')
