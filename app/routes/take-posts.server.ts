import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formPost, postedForm, type FormPost } from '#app/form-post.server.ts'
import { findMarket, type Locale } from '#app/features/markets/model.ts'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'

/** What a form's work is done with. */
export interface Posted extends Pick<FormPost, 'given' | 'call'> {
  readonly locale: Locale
  /** The address that it was posted to. */
  readonly url: URL
  readonly request: Request
  readonly context: ActionFunctionArgs['context']
}

/** What came of a form: where it leads, or what is wrong with it. */
export type FormOutcome =
  | { readonly next: string }
  | {
      /** The form that says so, where it is another one. */
      readonly form?: string
      readonly problems: FormProblems
      /** What else the form says. */
      readonly facts?: Readonly<Record<string, string>>
      /** Where nothing was refused: the form has another step. */
      readonly status?: 200
    }

/** A form that works without script. */
export interface PostableForm {
  /** Fields that come back as they were typed; never a password. */
  readonly kept: readonly string[]
  send(posted: Posted): Promise<FormOutcome>
}

/** No field is longer than this when it comes back. */
const MAX_KEPT_LENGTH = 5_000

/**
 * The action of a page whose forms work without script. The parameter `form` names which of them was posted; `first` is
 * the one that needs no name. Success is a redirect, so that loading the page again sends nothing twice; anything else
 * is the page once more with its problems, under the status of the call that was refused.
 */
export function takePosts<Name extends string>(forms: Readonly<Record<Name, PostableForm>>, first: NoInfer<Name>) {
  return async ({ context, params, request }: ActionFunctionArgs) => {
    const market = findMarket(params['locale'])
    const post = context.get(formPost)
    if (!market || !post) throw data(null, 404)
    const url = new URL(request.url)
    const name = url.searchParams.get('form') ?? first
    const form = Object.hasOwn(forms, name) ? forms[name as Name] : null
    if (!form) throw data(null, 400)
    const { given, call } = post
    const outcome = await form.send({ given, call, locale: market.code, url, request, context })
    if ('next' in outcome) return redirect(outcome.next, 303)
    const kept = form.kept.filter((field) => given.has(field))
    const values = Object.fromEntries(kept.map((field) => [field, textOf(given, field).slice(0, MAX_KEPT_LENGTH)]))
    const { form: shownBy = name, problems, facts, status = post.refusedStatus() } = outcome
    context.set(postedForm, { form: shownBy, problems, values: { ...values, ...facts } })
    return data(null, { status })
  }
}
