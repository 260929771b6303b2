import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { RouteLabels } from './route-label.ts'

const PATHS = ['login', 'orders', 'orders/:orderId', 'product/:segment', 'about-us/*', 'about-us/contact-us', '*']
const labels = new RouteLabels(PATHS)

it.each([
  ['/au/', '/:locale'],
  ['/nz', '/:locale'],
  ['/au/login/', '/:locale/login'],
  ['/au/login.data', '/:locale/login.data'],
  ['/au/login/_.data', '/:locale/login.data'],
  ['/au/_.data', '/:locale.data'],
  ['/au/orders/', '/:locale/orders'],
  ['/au/orders/17/', '/:locale/orders/:orderId'],
  ['/au/orders/17/more/', '/:locale/*'],
  ['/au/product/mixer-96340/', '/:locale/product/:segment'],
  ['/au/about-us/contact-us/', '/:locale/about-us/contact-us'],
  ['/au/about-us/history/early/', '/:locale/about-us/*'],
  ['/au/products/tapware/', '/:locale/*'],
  ['/xx/login/', 'other'],
  ['/wp-admin/', 'other'],
])('%s counts as %s', (pathname, label) => {
  expect(labels.labelOf(pathname)).toBe(label)
})

it('whatever is asked for, there are no more names than routes', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.constantFrom('au', 'xx'), (segments, locale) => {
      seen.add(labels.labelOf(`/${[locale, ...segments].join('/')}/`))
    }),
  )
  expect(seen.size).toBeLessThanOrEqual(2 * (PATHS.length + 1) + 1)
})
