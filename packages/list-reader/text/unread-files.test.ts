import { expect, it } from 'vitest'
import { adviceFor, refusalOf } from './unread-files.ts'

it.each([
  ['Re order.MSG', /eml/, /msg file cannot be read/],
  ['Schedule rev C.pdf', /copy the rows.*paste/, /pdf file cannot be read/],
  ['old.xls', /xlsx or csv/, /xls file cannot be read/],
  ['list.docx', /paste them here/, /docx file cannot be read/],
  ['site.JPG', /Type or paste/, /jpg file cannot be read/],
])('of %s it is said what to do', (name, advice, refusal) => {
  expect(adviceFor(name)).toMatch(advice)
  expect(refusalOf(name, 'No.')).toMatch(refusal)
})

it.each(['a.exe', 'order', 'broken.xlsx', '.msg.zip'])('%s has no advice', (name) => {
  expect(adviceFor(name)).toBeNull()
  expect(refusalOf(name, 'No.')).toBe('No.')
})
