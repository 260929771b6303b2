import { HAND_OVER_MAIL } from '#app/features/projects/hand-over-mail.ts'

/** To who is invited, about the invitation. */
export const INVITE_MAIL = 'company-invite'
/** To who was removed, about the name of the company. */
export const REMOVED_MAIL = 'company-removed'

const COMPANY_MAILS = [INVITE_MAIL, REMOVED_MAIL, HAND_OVER_MAIL] as const
export type CompanyMailKind = (typeof COMPANY_MAILS)[number]

export function isCompanyMail(kind: string): kind is CompanyMailKind {
  return COMPANY_MAILS.some((each) => each === kind)
}
