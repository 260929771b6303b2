import { expect, it } from 'vitest'
import { isPageAddress } from './page-address.ts'

it.each(['/', '/au/', '/au/products/tapware/', '/au/products/?a=1#results', '?part=2#room-1'])('%s is a page', (href) =>
  expect(isPageAddress(href)).toBe(true),
)

it.each([
  '/media/Original/a.pdf',
  '/au/search?query=x',
  '/au/api/finish-board/?projectId=1',
  '//other.test/au/',
  'https://other.test/au/',
  '#results',
  'mailto:a@b.test',
  '',
])('%s is not, and left to the browser', (href) => expect(isPageAddress(href)).toBe(false))
