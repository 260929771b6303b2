import { describe, expect, it } from 'vitest'
import { cacheByText } from './cache-by-text.ts'

function counted() {
  const asked: string[] = []
  const read = cacheByText((text: string) => {
    asked.push(text)
    return text === '' ? null : text.toLowerCase()
  })
  return { asked, read }
}

describe('a function that remembers', () => {
  it('says the same of a text as it did, null too, and works it out once', () => {
    const { asked, read } = counted()
    expect(['Ensuite', '', 'Ensuite', ''].map(read)).toEqual(['ensuite', null, 'ensuite', null])
    expect(asked).toEqual(['Ensuite', ''])
  })

  it('keeps no long text, and one of those that share a place', () => {
    const { asked, read } = counted()
    const given = ['X'.repeat(41), 'X'.repeat(41), 'Aa', 'BB', 'Aa']
    expect(given.map(read)).toEqual(given.map((text) => text.toLowerCase()))
    expect(asked).toEqual(given)
  })
})
