/** Sentences by the error code in an address. */
const LINK_PROBLEMS = new Map<string, LinkProblem>([
  ['this url can be used only once', 'error.link.already.used'],
  ['access expired.', 'error.link.expired'],
  ['unavailable', 'error.link.unavailable'],
])

type LinkProblem = 'error.link.already.used' | 'error.link.expired' | 'error.link.unavailable' | 'error.link.failed'

export const LINK_USED = 'this url can be used only once'

export const LINK_EXPIRED = 'access expired.'

/** Error code where a link could not be looked up. */
export const LINK_UNAVAILABLE = 'unavailable'

export type SignInProblem =
  | { readonly key: LinkProblem }
  /** Taken from the address: untrusted text, never markup. */
  | { readonly text: string }

const MAX_DESCRIPTION_LENGTH = 200

export function problemOf(params: URLSearchParams): SignInProblem | null {
  const whole = params.get('error_description')?.trim() ?? ''
  const description = Array.from(whole).slice(0, MAX_DESCRIPTION_LENGTH).join('')
  const isFailure = params.get('success') === 'false'
  const key = isFailure && (LINK_PROBLEMS.get(params.get('message') ?? '') ?? LINK_PROBLEMS.get(description))
  if (key) return { key }
  if (description !== '') return { text: description }
  return isFailure ? { key: 'error.link.failed' } : null
}
