import { expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password.server.ts'

/** The beginning of a hash at the cost of before. */
const OLDER = '$argon2id$v=19$m=19456,t=2,p=1$'

it('hashes are taken for current, those of another cost are not', async () => {
  const hashed = await hashPassword('Tapware-2026!')
  expect(await isPassword('Tapware-2026!', hashed)).toBe(true)
  expect(await isPassword('tapware-2026!', hashed)).toBe(false)
  expect(await isPassword('Tapware-2026!', null)).toBe(false)
  expect(isOutdated(hashed)).toBe(false)
  expect(isOutdated(OLDER)).toBe(true)
})
