import { expect, it } from 'vitest'
import { currentSection } from './current-section.ts'

const wide = { windowWidth: 1440, windowHeight: 900, left: 2_000 }
const tall = { windowWidth: 390, windowHeight: 900, left: 2_000 }

it.each([
  ['before the first', [700, 1500, 2000], wide, 0],
  ['a third of a wide window', [-100, 300, 900], wide, 1],
  ['not yet a third', [-100, 301, 900], wide, 0],
  ['a fifth of a tall window', [-100, 180, 900], tall, 1],
  ['not yet a fifth', [-100, 181, 900], tall, 0],
  ['five pixels before the end', [-900, -100, 700], { ...wide, left: 5 }, 2],
  ['six pixels before the end', [-900, -100, 700], { ...wide, left: 6 }, 1],
])('%s', (_, tops, state, expected) => {
  expect(currentSection({ tops, ...state })).toBe(expected)
})
