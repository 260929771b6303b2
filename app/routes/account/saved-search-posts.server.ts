import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { FormOf } from '#app/addresses/route.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm, type Posted } from './take-posts.server.ts'

interface OneSaved {
  readonly isError: false
  readonly search?: { readonly href: string | null }
}

/** A form whose call answers the saved search, or nothing. */
function change(
  name: 'saveSearch' | 'openSavedSearch' | 'renameSavedSearch' | 'deleteSavedSearch',
  fields: readonly ('id' | 'name' | 'path' | 'query')[],
  nextOf?: (answer: OneSaved, posted: Posted) => string | null,
  backOf = (_given: FormData, { locale }: Posted): string => routes.account.savedSearches.path({ locale }),
): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = Object.fromEntries(fields.map((field) => [field, textOf(given, field)]))
      const outcome = await call(`account/${name}`, input, locale)
      if (outcome.kind === 'done')
        return { next: nextOf?.(outcome.answer, posted) ?? routes.account.savedSearches.path({ locale }) }
      if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: backOf(given, posted) }) }
      return { form: 'saved-searches', problems: { form: failureText(outcome) } }
    },
  }
}

/** Back to the listing, which is below the locale whatever was sent. */
function listingOf(form: FormData, { locale }: Posted): string {
  const path = textOf(form, 'path').replace(/^\/+|\/+$/g, '')
  return `${routes.listing.path({ locale, path })}?${new URLSearchParams(textOf(form, 'query'))}`
}

const forms: Readonly<Record<FormOf<typeof routes.account.savedSearches>, PostableForm>> = {
  save: change('saveSearch', ['path', 'query'], undefined, listingOf),
  open: change('openSavedSearch', ['id'], ({ search }) => search?.href ?? null),
  rename: change('renameSavedSearch', ['id', 'name']),
  delete: change('deleteSavedSearch', ['id']),
}

export const takeSavedSearchPosts = takePosts(forms, 'save')
