import { expect, it } from 'vitest'
import { placeProblem } from './credential-problems.ts'

it('a problem stands under its field', () => {
  expect(placeProblem('error.auth.email.wrong', {})).toEqual({
    fields: { email: 'Please enter a valid email address.' },
  })
  expect(placeProblem('error.password.notConfirmed', {})).toEqual({
    fields: { confirmPassword: 'Passwords do not match.' },
  })
})

it('what is missing is said once, and every empty field is marked', () => {
  expect(placeProblem('error.auth.wrong', { email: ' ', password: 'x' })).toEqual({
    form: 'Please enter your email and password.',
    fields: { email: '' },
  })
})
