import type { PostedInput } from '@specify/core/action-types.ts'
import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { FormOf } from '#app/addresses/route.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm, type Posted } from '../account/take-posts.server.ts'

function change<Name extends 'issueRevision' | 'restoreState'>(
  name: Name,
  read: (given: FormData) => PostedInput<`projectBuilder/${Name}`>,
  nextOf: (posted: Posted, projectId: string) => string,
): PostableForm {
  return {
    kept: ['label', 'purpose', 'note'],
    async send(posted) {
      const { given, call, locale } = posted
      const id = textOf(given, 'id')
      const input = { id, version: Number(textOf(given, 'version')), ...read(given) }
      const outcome = await call(`projectBuilder/${name}`, input, locale)
      if (outcome.kind === 'done') return { next: nextOf(posted, id) }
      if (isSignedOut(outcome))
        return {
          next: accountFormHref(locale, { redirect: routes.projects.revisions.href({ locale, projectId: id }) }),
        }
      if (outcome.kind === 'refused' && outcome.refusal.code === 'label_taken')
        return { problems: { fields: { label: outcome.refusal.message } } }
      return { problems: { form: failureText(outcome) } }
    },
  }
}

const forms: Readonly<Record<FormOf<typeof routes.projects.revisions>, PostableForm>> = {
  issue: change(
    'issueRevision',
    (form) => ({
      label: textOf(form, 'label'),
      purpose: textOf(form, 'purpose'),
      note: textOf(form, 'note'),
    }),
    ({ locale }, id) => routes.projects.revisions.href({ locale, projectId: id }),
  ),
  tags: {
    kept: [],
    async send({ given, call, locale }) {
      const id = textOf(given, 'id')
      const fix = textOf(given, 'fix') === 'number-tags' ? 'number-tags' : 'new-tags'
      const outcome = await call(
        'projectBuilder/fixTags',
        { id, version: Number(textOf(given, 'version')), fix },
        locale,
      )
      const page = routes.projects.revisions.href({ locale, projectId: id })
      if (outcome.kind === 'done') return { next: `${page}#check` }
      if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: page }) }
      return { problems: { form: failureText(outcome) } }
    },
  },
  restore: change(
    'restoreState',
    (form) => ({ former: Number(textOf(form, 'former')) }),
    ({ locale }, id) => `${routes.projects.revisions.href({ locale, projectId: id, restored: 'true' })}#restored`,
  ),
}

export const takeRevisionPosts = takePosts(forms, 'issue')
