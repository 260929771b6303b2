/** What came of asking somebody to sign in again: the same person, another one, or nobody. */
export type SignedInAgain =
  | { readonly kind: 'same' | 'closed' }
  | { readonly kind: 'other'; readonly owner: string; readonly email: string; readonly canSave: boolean }

/** What is said above a form that is not saved after that. */
export function sentenceOfSignIn(again: SignedInAgain): string {
  if (again.kind !== 'other') return 'Please sign in again to save.'
  const { owner, email, canSave } = again
  const next = canSave ? `Saved now, it belongs to ${email}.` : `Sign in as ${owner} to save it.`
  return `This form was filled in by ${owner}, and you are signed in as ${email}. ${next}`
}
