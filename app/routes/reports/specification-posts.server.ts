import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { DEFAULT_TEMPLATE } from '#app/features/reports/specification/template.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'

const forms: Readonly<Record<'save', PostableForm>> = {
  save: {
    kept: ['clause', 'equal'],
    async send({ given, call, locale, url }) {
      const isStandard = textOf(given, 'standard') === 'yes'
      const written = isStandard ? DEFAULT_TEMPLATE : { clause: textOf(given, 'clause'), equal: textOf(given, 'equal') }
      const input = { ...written, version: Number(textOf(given, 'version')) }
      const outcome = await call('projectBuilder/saveSpecificationTemplate', input, locale)
      const own = new URLSearchParams(url.search)
      own.delete('form')
      const here = `${routes.reports.specification.path({ locale })}?${own}`
      if (outcome.kind === 'done') return { next: here }
      if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: here }) }
      const fields = outcome.kind === 'refused' ? outcome.refusal.fields : undefined
      return { problems: fields ? { fields } : { form: failureText(outcome) } }
    },
  },
}

export const takeSpecificationPosts = takePosts(forms, 'save')
