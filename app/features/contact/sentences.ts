/** What the enquiry form says when it was sent. */
export const SUBMITTED = 'Your query has been submitted.'
export const TECHNICAL_ISSUES = 'We are experiencing technical issues. Please try again later.'
export const CAPTCHA_FAILED = 'reCaptcha verification failed. Please try again.'
export const CONSENT_MISSING = 'Please check the box if you want to proceed.'
