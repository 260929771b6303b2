import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { checkProofOfWork, makeChallenge } from './proof-of-work.server.ts'

const SECRET = 'a secret of this test'
const NOW = new Date()

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

it('a solved challenge proves something until it expires, here and nowhere else', async () => {
  const value = await solved(await makeChallenge(SECRET, NOW))
  const proof = await checkProofOfWork(value, SECRET, NOW)
  expect(proof?.hash).toHaveLength(32)
  expect(await checkProofOfWork(value, SECRET, new Date(NOW.getTime() + 31 * 60_000))).toBeNull()
  expect(await checkProofOfWork(value, 'another secret', NOW)).toBeNull()
  const { challenge, solution } = JSON.parse(Buffer.from(value, 'base64').toString())
  const shouted = { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution }
  const again = await checkProofOfWork(Buffer.from(JSON.stringify(shouted)).toString('base64'), SECRET, NOW)
  expect(again === null || again.hash.equals(proof?.hash ?? Buffer.alloc(0))).toBe(true)
})

it('what was changed, guessed or made for another purpose proves nothing (T-095)', async () => {
  const challenge = await makeChallenge(SECRET, NOW)
  const value = await solved(challenge)
  const { solution } = JSON.parse(Buffer.from(value, 'base64').toString()) as { solution: { counter: number } }
  const changed = (over: object) => Buffer.from(JSON.stringify({ challenge, solution, ...over })).toString('base64')
  const parameters = { ...challenge.parameters, expiresAt: 9_999_999_999 }
  const other = { ...challenge.parameters, data: { purpose: 'sign-up' } }
  const forSignUp = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2_000,
    counter: 1_000,
    data: { purpose: 'sign-up' },
    deriveKey,
    expiresAt: new Date(NOW.getTime() + 60_000),
    hmacSignatureSecret: SECRET,
    hmacKeySignatureSecret: `${SECRET}:key`,
  })
  const values = [
    '',
    'true',
    'null',
    '{}',
    'AAAA',
    'x'.repeat(5_000),
    changed({ solution: { counter: 1, derivedKey: '00' } }),
    changed({ challenge: { ...challenge, parameters } }),
    changed({ challenge: { ...challenge, parameters: other } }),
    changed({ challenge: { ...challenge, signature: 'f'.repeat(64) } }),
    await solved(forSignUp),
  ]
  expect(await Promise.all(values.map((each) => checkProofOfWork(each, SECRET, NOW)))).toEqual(values.map(() => null))
})
