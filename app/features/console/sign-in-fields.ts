/** Fields of the form that signs in and goes on with another form, whose fields it has, too. */
export const SIGN_IN_FIELDS = {
  email: 'signInEmail',
  password: 'signInPassword',
  code: 'signInCode',
  pending: 'signInPending',
} as const
