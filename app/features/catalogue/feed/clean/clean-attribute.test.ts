import { expect, it } from 'vitest'
import { cleanAttribute } from './clean-attribute.ts'

it.each([
  [6, '6 star'],
  ['6', '6 star'],
  ['4 Stars', '4 star'],
  ['4.5-Star', '4.5 star'],
  ['6 star', '6 star'],
  ['4 star, 7.5 L/min', '4 star, 7.5 L/min'],
  ['Not rated', 'Not rated'],
])('a WELS rating of %s is %s', (cell, value) => {
  expect(cleanAttribute('wels-rating', cell)).toEqual({ kind: 'value', value })
})
