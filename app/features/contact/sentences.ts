/** Message after the enquiry form was sent. */
export const SUBMITTED = 'Your query has been submitted.'
export const TECHNICAL_ISSUES = 'We are experiencing technical issues. Please try again later.'
export const CAPTCHA_FAILED = 'reCaptcha verification failed. Please try again.'
export const CONSENT_MISSING = 'Please check the box if you want to proceed.'

/** Shown to browsers without script, which cannot solve a captcha. */
export const REVIEW = 'Please read your enquiry once more, and press Submit again to send it.'
export const MARKED = 'Please check the fields that are marked.'
export const TOO_QUICK = 'That was very quick. Please wait a few seconds and press Submit again.'
export const TOO_MANY_WITHOUT_SCRIPT =
  'Only a few enquiries an hour can be sent without JavaScript. Please try again later, or call or write to us.'
