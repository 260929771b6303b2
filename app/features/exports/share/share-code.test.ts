import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { fromShareCode, shortShareLink, toShareCode } from './share-code.ts'

it('is the id of a project and back', () => {
  const ids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', randomUUID()]
  for (const id of ids) {
    expect(toShareCode(id)).toMatch(/^[\dA-Za-z]{22}$/)
    expect(fromShareCode(toShareCode(id))).toBe(id)
  }
  expect(shortShareLink('https://specify.example', 'au', ids[0]!)).toBe(
    'https://specify.example/au/s/0000000000000000000000',
  )
})

it('is nothing else', () => {
  for (const code of ['', 'abc', 'z'.repeat(22), `${'0'.repeat(21)}-`, '0'.repeat(23)]) {
    expect(fromShareCode(code)).toBeNull()
  }
})
