import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formPost, postedForm, type FormPost } from '#app/form-post.server.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { textsOf, type FormProblems } from '#app/ui/fields/form-problems.ts'

export interface Posted extends Pick<FormPost, 'given' | 'call'> {
  readonly locale: Locale
  readonly url: URL
  readonly request: Request
  readonly context: ActionFunctionArgs['context']
}

export type FormOutcome =
  | { readonly next: string }
  | {
      /** The form that shows the problems, where it is another one. */
      readonly form?: string
      readonly problems: FormProblems
      /** Other values to show in the form. */
      readonly facts?: Readonly<Record<string, string>>
      /** 200 where nothing was refused: the form has another step. Left out: that of the call that was refused. */
      readonly status?: number
      /** Set where what was typed is saved: the page has it from there. */
      readonly isSaved?: true
    }

export interface PostableForm {
  /** Fields whose values come back with the page; never a password. */
  readonly kept: readonly string[]
  send(posted: Posted): Promise<FormOutcome>
}

/** Longer values are cut when they come back. */
const MAX_KEPT_LENGTH = 5_000

/**
 * The action of a page whose forms work without script. The parameter `form` names the posted form; `first` is the one
 * that needs no name. Success is a redirect, so that reloading the page sends nothing twice; anything else is the page
 * once more with its problems, under the status of the refused call.
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
    const { form: shownBy = name, problems, facts, isSaved, status = post.refusedStatus() } = outcome
    const values = isSaved ? {} : keptValues(given, form.kept)
    context.set(postedForm, { form: shownBy, problems, values: { ...values, ...facts } })
    return data(null, { status })
  }
}

function keptValues(given: FormData, kept: readonly string[]): Record<string, string> {
  const texts = textsOf(given)
  return Object.fromEntries(
    kept.flatMap((field) => {
      const text = texts.get(field)
      return text === undefined ? [] : [[field, text.slice(0, MAX_KEPT_LENGTH)]]
    }),
  )
}
