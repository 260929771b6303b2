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
export type MailKind = (typeof MAIL_KINDS)[number]
