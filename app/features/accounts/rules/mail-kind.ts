export const MAIL_KINDS = [
  'verify',
  'reset',
  'registered-again',
  'password-changed',
  'account-deleted',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'wrong-codes',
] as const
/** Nothing of it is kept, since its recipient is erased. */
export const DELETED_MAIL: MailKind = 'account-deleted'
export type MailKind = (typeof MAIL_KINDS)[number]
