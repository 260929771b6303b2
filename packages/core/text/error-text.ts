/** Sentences shown to people, by their key in the specification. */
export const ERROR_TEXT = {
  'error.auth.email.wrong': 'Please enter a valid email address.',
  'error.auth.password.wrong':
    'Password must be at least 8 characters with one uppercase letter, one number and one special character.',
  'error.auth.password.long': 'Password must be at most 128 characters.',
  'error.auth.password.common': 'This password is too easy to guess. Please choose another one.',
  'error.auth.wrong.details': 'Please fill in all fields.',
  'error.password.notConfirmed': 'Passwords do not match.',
  'error.auth.wrong': 'Please enter your email and password.',
  'error.wrong.email': 'Wrong email or password.',
  'error.no.internet': 'No internet connection. Please check your connection and try again.',
  'error.link.already.used': 'This link has already been used.',
  'error.link.expired': 'This link has expired.',
  'error.link.failed': 'This link does not work. Please ask for a new one.',
  'error.link.unavailable': 'This does not work at the moment. Please try again soon.',
  'error.email': 'We could not send the email. Please check the address.',
} as const

export type ErrorKey = keyof typeof ERROR_TEXT
