import { expect, test } from 'vitest'
import { normaliseCode } from './code.ts'
import { fold } from './fold.ts'
import { naturalKey } from './natural-key.ts'

test.each([
  ['Tūroa', 'turoa'],
  ['WHĀNAU', 'whanau'],
  ['Straße', 'strasse'],
  ['Œuvre Æsir smørrebrød', 'oeuvre aesir smorrebrod'],
  ['Łódź', 'lodz'],
  ['ﬁnish', 'finish'],
  ['Kiri™ 2®', 'kiri 2'],
  ['m²', 'm2'],
  ['हिन्दी', 'हिन्दी'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['963-42 BN/6a', '96342bn6a'],
  ['GT2.450+A', 'gt2450a'],
  ['007 01', '00701'],
  ['100x200A', '100x200a'],
  ['--', ''],
])('code %s compares as %s', (code, normalised) => {
  expect(normaliseCode(code)).toBe(normalised)
})

test('natural order goes by size of numbers and ignores case, accents and punctuation', () => {
  const values = ['10 Star', 'Tūroa', '2 Star', 'apple', '1.5 L', 'Äpfel', '1.25 L', 'turoa 2', '002 star b', '1 L']
  const sorted = values.toSorted((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))
  expect(sorted).toEqual([
    '1 L',
    '1.25 L',
    '1.5 L',
    '2 Star',
    '002 star b',
    '10 Star',
    'Äpfel',
    'apple',
    'Tūroa',
    'turoa 2',
  ])
})
