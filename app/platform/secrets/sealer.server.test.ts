import { expect, it } from 'vitest'
import { createSealer } from './sealer.server.ts'

const VALUE = Buffer.from('a secret')

it('opens what was sealed with the same secret for the same thing, and nothing else', () => {
  const sealer = createSealer('one secret')
  const sealed = sealer.seal(VALUE, 'account 1')
  expect(sealer.open(sealed, 'account 1')).toEqual(VALUE)
  expect(sealer.open(sealed, 'account 2')).toBeNull()
  expect(createSealer('another secret').open(sealed, 'account 1')).toBeNull()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(sealer.open(changed, 'account 1')).toBeNull()
  }
  for (const length of [0, 5, 27]) expect(sealer.open(sealed.subarray(0, length), 'account 1')).toBeNull()
  expect(sealer.seal(VALUE, 'account 1')).not.toEqual(sealed)
})
