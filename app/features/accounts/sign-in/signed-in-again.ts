/** Outcome of a repeated sign-in: the same account, another one, or none. */
export type SignedInAgain =
  | { readonly kind: 'same' | 'closed' }
  | { readonly kind: 'other'; readonly owner: string; readonly email: string; readonly canSave: boolean }

/** Message above a form that stays unsaved after that. */
export function sentenceOfSignIn(again: SignedInAgain): string {
  if (again.kind !== 'other') return 'Please sign in again to save.'
  const { owner, email, canSave } = again
  const next = canSave ? `Saved now, it belongs to ${email}.` : `Sign in as ${owner} to save it.`
  return `This form was filled in by ${owner}, and you are signed in as ${email}. ${next}`
}
