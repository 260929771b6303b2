import { expect, it } from 'vitest'
import { listingTable } from '../listing/listing-definition.ts'
import {
  MAX_NAME_LENGTH,
  newSinceText,
  readSaved,
  reopenSaved,
  savedParts,
  suggestName,
  writeSaved,
} from './saved-address.ts'

const table = listingTable([
  { path: 'products/tapware', title: 'Tapware', intro: '', kind: 'category', filter: {} },
  { path: 'brands/only-nz', title: 'Only', intro: '', kind: 'brand', filter: {}, markets: ['nz'] },
])
const addressOf = (path: string, query: string) => writeSaved(readSaved({ path, query }, table, 'au'))

it('keeps a listing of the market with its canonical query, and nothing else of an address', () => {
  const address = 'products/tapware/?colour=Chrome&sort=name_asc'
  expect(addressOf('/products/tapware/', 'sort=name_asc&colour=Chrome&page=3&view=list&sr=1&x=//evil.test')).toBe(
    address,
  )
  expect(addressOf('elsewhere.test/tapware', 'colour=Chrome&sort=name_asc')).toBe(address)
  expect(addressOf('search', 'query=basin+%26+bath')).toBe('search/?query=basin+%26+bath')
  expect(() => addressOf('https://evil.test/', 'colour=Chrome')).toThrow('There is no such listing.')
  expect(() => addressOf('brands/only-nz', 'colour=Chrome')).toThrow('There is no such listing.')
  expect(() => addressOf('products/tapware', 'page=2')).toThrow('Search for something or choose a filter first.')
  expect(() => addressOf('search', `query=a&${longPlain()}`)).toThrow('too long')
})

/** Twenty phrases of the longest kind. */
function longPlain(): string {
  return Array.from({ length: 20 }, (_, at) => `plain=${encodeURIComponent(String(at) + '本'.repeat(90))}`).join('&')
}

it('opens what it has saved, while the listing is there', () => {
  const address = addressOf('products/tapware', 'colour=Chrome')
  expect(reopenSaved(address, table, 'au')).toMatchObject({
    path: 'products/tapware',
    state: { values: { colour: ['Chrome'] } },
  })
  expect(reopenSaved(address, listingTable([]), 'au')).toBeNull()
})

it('says what it asks for, and is named after that', () => {
  const saved = readSaved({ path: 'products/tapware', query: 'query=bath&colour=Chrome' }, table, 'au')
  const described = {
    title: 'Tapware',
    chips: [
      { value: 'Chrome', label: 'Colour: Chrome' },
      { value: 'true', label: 'Rebate: Yes' },
    ],
  }
  expect(savedParts(saved, described)).toEqual(['Tapware', '“bath”', 'Colour: Chrome', 'Rebate: Yes'])
  expect(suggestName(saved, described)).toBe('Tapware, “bath”, Chrome, Rebate: Yes')
  const name = suggestName(saved, { title: 'T'.repeat(90), chips: [] })
  expect([name.length, name.at(-1)]).toEqual([MAX_NAME_LENGTH, '…'])
})

it('says how much is new', () => {
  expect(newSinceText(5, '3 Nov')).toBe('5 new since 3 Nov')
  expect(newSinceText(0, '3 Nov')).toBe('Nothing new since 3 Nov')
})
