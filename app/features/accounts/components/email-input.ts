export const EMAIL_INPUT = {
  label: 'Email',
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
