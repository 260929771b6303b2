/** Letters that an operator words around, by the kind of their mail. */
export const LETTER_KINDS = {
  'order-placed': 'Order received, to the customer',
  'order-shipped': 'Order on its way',
  'order-cancelled': 'Order cancelled',
  'quote-answered': 'Quote answered',
  'quote-closed': 'Quote closed',
  'enquiry-answer': 'Answer to an enquiry',
  remarks: 'Comments on a project',
  'blanks-stated': 'Answers to questions about products',
  'product-news': 'News about products in projects',
  'project-handed-over': 'Project handed over',
  'order-received': 'New order, to staff',
  'orders-received': 'Several new orders, to staff',
  enquiry: 'New enquiry, to staff',
  'quote-requested': 'Quote requested, to staff',
  'quote-accepted': 'Quote accepted, to staff',
  'quote-declined': 'Quote declined, to staff',
} as const
export type LetterKind = keyof typeof LETTER_KINDS

export function isLetterKind(kind: string): kind is LetterKind {
  return Object.hasOwn(LETTER_KINDS, kind)
}

const LINK = 'It carries a link or code that opens an account: people must recognise it.'
const NOTICE = 'It warns of a change to an account: nothing may stand beside the warning.'

/** Letters of security, which nobody words, with the reason. */
export const FIXED_LETTERS: readonly { readonly kind: string; readonly label: string; readonly reason: string }[] = [
  { kind: 'verify', label: 'Confirm an address', reason: LINK },
  { kind: 'registered-again', label: 'Registered again', reason: LINK },
  { kind: 'reset', label: 'Password reset', reason: LINK },
  { kind: 'link-address', label: 'Code that confirms an address', reason: LINK },
  { kind: 'company-invite', label: 'Invitation to a company', reason: LINK },
  { kind: 'password-changed', label: 'Password changed', reason: NOTICE },
  { kind: 'second-factor-on', label: 'Two-step sign-in on', reason: NOTICE },
  { kind: 'second-factor-off', label: 'Two-step sign-in off', reason: NOTICE },
  { kind: 'recovery-code-used', label: 'Recovery code used', reason: NOTICE },
  { kind: 'wrong-codes', label: 'Wrong codes', reason: NOTICE },
  { kind: 'company-removed', label: 'Removed from a company', reason: NOTICE },
  {
    kind: 'erasure-planned',
    label: 'Account will be erased',
    reason: 'It says what is erased and how to stop it, as the law asks.',
  },
  {
    kind: 'account-deleted',
    label: 'Account erased',
    reason: 'It is the last letter to somebody who was erased.',
  },
]
