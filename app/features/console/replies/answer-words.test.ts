import { expect, it } from 'vitest'
import { fillWords, wordProblem } from './answer-words.ts'
import { enquiryNumber, readEnquiryNumber } from './enquiry-number.ts'

const WORDS = { name: 'Priya {number}', number: 'E-3E9F0A57', day: '3 Mar 2026', staff: 'Tui Brown' }

it('words are filled in once, so that braces in a name are nothing but letters', () => {
  expect(fillWords('Hi {name}, of {day}: {number}. {staff}', WORDS)).toBe(
    'Hi Priya {number}, of 3 Mar 2026: E-3E9F0A57. Tui Brown',
  )
})

it('words that nothing is filled in for are named, with those that there are', () => {
  expect(wordProblem('Hi {nmae}, {Name} {name} {nmae} {constructor}')).toBe(
    'Nothing is filled in for {nmae}, {Name}, {constructor}. Words are {name}, {number}, {day}, {staff}.',
  )
  for (const text of ['Hi {name}', 'set {} or {', '{\n}']) expect(wordProblem(text)).toBe('')
})

it('an enquiry is found by its number, whatever its case', () => {
  const id = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'
  expect(enquiryNumber(id)).toBe('E-3E9F0A57')
  const [from, to] = readEnquiryNumber('e-3e9f0a57')!
  expect(from <= id && id <= to).toBe(true)
  for (const typed of ['3e9f0a57', 'E-3e9f0a5', 'E-3e9f0a577', "E-'"]) expect(readEnquiryNumber(typed)).toBeNull()
})
