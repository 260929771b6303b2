import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password.server.ts'

/** The beginning of a hash at the cost of before. */
const OLDER = '$argon2id$v=19$m=19456,t=2,p=1$'

it('is the same however its accents are composed, in hashes of before too', async () => {
  const [composed, apart] = ['W\u0113t\u0101-Bath9!', 'W\u0113t\u0101-Bath9!'.normalize('NFD')]
  const hashed = await hashPassword(apart)
  const before = await hash(apart, { memoryCost: 7_168, timeCost: 5, parallelism: 1 })
  for (const password of [composed, apart])
    expect([await isPassword(password, hashed), await isPassword(password, before)]).toEqual([true, true])
  expect(await isPassword('Weta-Bath9!', hashed)).toBe(false)
})

it('hashes are taken for current, those of another cost are not', async () => {
  const hashed = await hashPassword('Tapware-2026!')
  expect(await isPassword('Tapware-2026!', hashed)).toBe(true)
  expect(await isPassword('tapware-2026!', hashed)).toBe(false)
  expect(await isPassword('Tapware-2026!', null)).toBe(false)
  expect(isOutdated(hashed)).toBe(false)
  expect(isOutdated(OLDER)).toBe(true)
})
