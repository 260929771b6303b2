import { expect, test } from 'vitest'
import { findHeadWord } from './head.ts'
import { listWords } from './words.ts'

test.each([
  ['Shower Trim Kit in Chrome (Valve Not Included)', 'kit'],
  ['Towel Bar 24 in. in Brushed Nickel', 'bar'],
  ['Replacement Motor for a 659 Exhaust Fan', 'motor'],
  ['Over-the-Door Towel Bar, 8 in., White', 'bar'],
  ['Pull-Down Kitchen Sink Mixer with Soap Dispenser', 'mixer'],
  ['Sliding Bath Screen, 59 in. x 62 in., Framed', 'screen'],
  ["shower tray 30' x 62'", 'tray'],
  ['under mount kitchen sink 36', 'sink'],
  ['36', '36'],
])('%s is about a %s', (text, noun) => {
  const words = listWords(text)
  expect(words[findHeadWord(text, words)]?.text).toBe(noun)
})

test('no words are about nothing', () => {
  expect(findHeadWord('', [])).toBe(-1)
})
