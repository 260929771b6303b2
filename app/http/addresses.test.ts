import { expect, it } from 'vitest'
import { addressRedirect } from './addresses.ts'

it.each([
  ['/au/products/tapware/?price.min=100&price.max=200', '/au/products/tapware/?price=100-200'],
  ['/au/products/tapware?price.min=200&price.max=100', '/au/products/tapware/?price=100-200'],
  ['/nz/search/?query=tap&length.max=1%2C200+mm', '/nz/search/?query=tap&length=-1200'],
  ['/au/products/tapware/?price=1-2&price.min=&price.max=', '/au/products/tapware/'],
  ['//evil.example/?price.min=1', '/evil.example/?price=1-'],
])('%s, as a form without script sends it, leads to %s', (path, location) => {
  expect(addressRedirect(new URL(`http://site.test${path}`), null)).toEqual({ status: 302, location })
})

it('what asks for no range is left alone', () => {
  const url = new URL('http://site.test/au/products/tapware/?price=100-200&min=1')
  expect(addressRedirect(url, null)).toBeNull()
})
