export const MAIL_KINDS = ['verify', 'reset', 'registered-again', 'password-changed', 'account-deleted'] as const
export type MailKind = (typeof MAIL_KINDS)[number]
