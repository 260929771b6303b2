/** To who is invited, about the invitation. */
export const INVITE_MAIL = 'company-invite'
/** To who was removed, about the name of the company. */
export const REMOVED_MAIL = 'company-removed'
