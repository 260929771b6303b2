export const INVITE_MAIL = 'company-invite'
