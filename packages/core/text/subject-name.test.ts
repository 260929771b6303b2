import { expect, it } from 'vitest'
import { nameInSubject } from './subject-name.ts'

it.each(['Priya Nair', 'O’Brien & Sons Pty Ltd', 'Studio 54', 'St. Mary Māori Trust', 'D. Lane'])(
  '%s is a name',
  (name) => expect(nameInSubject(name, 'A colleague')).toBe(name),
)

it.each([
  'Your account is locked:',
  'visit https://evil.example/pay',
  'Claim A$500 now',
  'evil.example',
  'Call 0412345678',
  'a@b',
  'x'.repeat(61),
])('%s is none (T-105)', (name) => expect(nameInSubject(name, 'A colleague')).toBe('A colleague'))
