import { expect, test } from 'vitest'
import { fold, normaliseCode } from './fold.ts'

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
