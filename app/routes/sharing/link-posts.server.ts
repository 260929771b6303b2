import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { LinkForm } from '#app/features/links/links/link-hrefs.ts'
import { RIGHT_NAMES } from '#app/features/projects/access/link-rights.ts'
import { failureText, formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm, type Posted } from '../account/take-posts.server.ts'

const signIn = ({ locale }: Posted, id: string) => ({
  next: accountFormHref(locale, { redirect: routes.projects.links.href({ locale, projectId: id }) }),
})

const forms: Readonly<Record<LinkForm, PostableForm>> = {
  create: {
    kept: ['name', 'revisionId', 'expiresAt', 'confirmAddress', ...RIGHT_NAMES],
    async send(posted) {
      const { given, call, locale } = posted
      const id = textOf(given, 'id')
      const [name, revisionId, expiresAt] = ['name', 'revisionId', 'expiresAt'].map((field) => textOf(given, field))
      const rights = Object.fromEntries(RIGHT_NAMES.map((right) => [right, given.has(right)]))
      const confirmAddress = given.has('confirmAddress')
      const input = {
        id,
        name,
        ...rights,
        confirmAddress,
        ...(revisionId && { revisionId }),
        ...(expiresAt && { expiresAt }),
      }
      const outcome = await call('projectBuilder/createLink', input, locale)
      if (outcome.kind !== 'done') return isSignedOut(outcome) ? signIn(posted, id) : { problems: formFailure(outcome) }
      const { link } = outcome.answer as { readonly link: { readonly url: string; readonly name: string } }
      return { problems: {}, facts: { url: link.url, for: link.name }, status: 200 }
    },
  },
  revoke: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const id = textOf(given, 'id')
      const outcome = await call('projectBuilder/revokeLink', { id, linkId: textOf(given, 'linkId') }, locale)
      if (outcome.kind === 'done') return { next: routes.projects.links.href({ locale, projectId: id }) }
      return isSignedOut(outcome) ? signIn(posted, id) : { problems: { form: failureText(outcome) } }
    },
  },
}

export const takeLinkPosts = takePosts(forms, 'create')
