import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored, readStored, storedKeys, writeStored } from './browser-storage.ts'

afterEach(() => {
  clearStored('localStorage')
  vi.unstubAllGlobals()
})

/** Storage as browsers have it: entries are properties, and a text beyond the limit is refused. */
class FakeStorage {
  [key: string]: unknown
  constructor(limit = Infinity) {
    const hide = (name: string, value: unknown) => Object.defineProperty(this, name, { value })
    hide('getItem', (key: string) => (Object.hasOwn(this, key) ? this[key] : null))
    hide('setItem', (key: string, value: string) => {
      if (value.length > limit) throw new Error('QuotaExceededError')
      this[key] = value
    })
    hide('removeItem', (key: string) => delete this[key])
    hide('clear', () => Object.keys(this).forEach((key) => delete this[key]))
  }
}

it('stores, lists and removes texts', () => {
  vi.stubGlobal('localStorage', new FakeStorage())
  expect(writeStored('localStorage', 'a:1', 'x')).toBe(true)
  expect(writeStored('localStorage', 'b:1', 'y')).toBe(true)
  expect(readStored('localStorage', 'a:1')).toBe('x')
  expect(storedKeys('localStorage', 'a:')).toEqual(['a:1'])
  writeStored('localStorage', 'a:1', null)
  expect(readStored('localStorage', 'a:1')).toBeNull()
})

describe('where the browser takes nothing', () => {
  it('holds what is written for as long as the page lasts', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(readStored('sessionStorage', 'k')).toBeNull()
    expect(writeStored('sessionStorage', 'k', 'v')).toBe(false)
    expect(readStored('sessionStorage', 'k')).toBe('v')
    expect(storedKeys('sessionStorage', '')).toEqual(['k'])
    clearStored('sessionStorage')
    expect(readStored('sessionStorage', 'k')).toBeNull()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  it('does not leave the value of before behind when there is no room for the new one', () => {
    vi.stubGlobal('localStorage', new FakeStorage(3))
    writeStored('localStorage', 'k', 'old')
    expect(writeStored('localStorage', 'k', 'longer')).toBe(false)
    expect(readStored('localStorage', 'k')).toBe('longer')
    expect(localStorage.getItem('k')).toBeNull()
    expect(writeStored('localStorage', 'k', 'new')).toBe(true)
    expect(readStored('localStorage', 'k')).toBe('new')
  })
})
