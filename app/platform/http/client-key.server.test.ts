import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientKey } from './client-key.server.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

it('every address of a /64 is one client, in whatever spelling (T-060)', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const host = fc.array(group, { minLength: 4, maxLength: 4 })
  const line = host.filter((groups) => groups.some((each) => each !== 0))
  fc.assert(
    fc.property(line, host, host, (groups, one, other) => {
      const short = [...groups, ...one].map((each) => each.toString(16)).join(':')
      const long = [...groups, ...other].map((each) => each.toString(16).padStart(4, '0').toUpperCase()).join(':')
      expect(clientKey(short)).toBe(clientKey(long))
    }),
  )
})

it('texts that are no address never become keys of their own', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(clientKey(`${text}x`)).toBe('unknown')
    }),
  )
  expect(clientKey('')).toBe('unknown')
  expect(clientKey('203.0.113.7, 10.0.0.1')).toBe('unknown')
})
