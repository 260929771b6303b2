import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPageLink } from './delegated-links.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://site.test/au/products/?a=1')))
afterEach(() => vi.unstubAllGlobals())

const link = (href: string, more: object = {}) =>
  Object.assign({ target: '', dataset: {}, hasAttribute: () => false, href: `https://site.test${href}` }, more) as never

it('takes pages of this site, and leaves files and calls that answer them to the browser', () => {
  expect(isPageLink(link('/au/products/tapware/'))).toBe(true)
  for (const href of ['/media/Original/a.pdf', '/au/api/finish-board/?projectId=1', '/nz/api/quote-pdf/?quoteId=1'])
    expect(isPageLink(link(href))).toBe(false)
  expect(isPageLink(link('/au/products/?a=1#results'))).toBe(false)
  expect(isPageLink(link('', { href: 'https://other.test/au/' }))).toBe(false)
  expect(isPageLink(link('/au/', { dataset: { reload: '' } }))).toBe(false)
})
