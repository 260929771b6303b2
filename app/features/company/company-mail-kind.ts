import { HAND_OVER_MAIL } from '#app/features/projects/access/hand-over-mail.ts'

/** Mail to an invited person; its subject id is the invitation's. */
export const INVITE_MAIL = 'company-invite'
/** Mail to a removed member; its subject is the company's name. */
export const REMOVED_MAIL = 'company-removed'

const COMPANY_MAILS = [INVITE_MAIL, REMOVED_MAIL, HAND_OVER_MAIL] as const
export type CompanyMailKind = (typeof COMPANY_MAILS)[number]

export function isCompanyMail(kind: string): kind is CompanyMailKind {
  return COMPANY_MAILS.some((each) => each === kind)
}
