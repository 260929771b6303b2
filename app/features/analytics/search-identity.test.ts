import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastQueryId, nameSearchUser, rememberQuery, searchUser } from './search-identity.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { doNotTrack: null })
})
afterEach(() => {
  nameSearchUser(null)
  vi.unstubAllGlobals()
})

it('knows a visitor by a random name that stays', () => {
  rememberQuery()
  expect(searchUser()).toMatch(/^anonymous-[0-9a-f-]{36}$/)
  expect(searchUser()).toBe(kept.get('anonymousUserToken'))
})

it('knows somebody who is signed in by the account, and gives no name to the browser', () => {
  nameSearchUser('0b8f6f8e')
  rememberQuery()
  expect(searchUser()).toBe('0b8f6f8e')
  expect(lastQueryId()).toMatch(/^[0-9a-f]{32}$/)
  expect(kept.has('anonymousUserToken')).toBe(false)
})
