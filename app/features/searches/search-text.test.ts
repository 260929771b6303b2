import { describe, expect, it } from 'vitest'
import { foldSearchText, looksPersonal, MAX_TEXT_LENGTH } from './search-text.ts'

describe('the text of a search', () => {
  it('is folded, so that the same search is counted once', () => {
    expect(foldSearchText('  Basin\u00a0 MIXER\n')).toBe('basin mixer')
    expect(foldSearchText('ｂａｓｉｎ')).toBe('basin')
    expect(foldSearchText('a\u0000b\u202ec\u200bd')).toBe('a b c d')
  })

  it('is short, well-formed and may be empty', () => {
    const long = foldSearchText(`${'x'.repeat(MAX_TEXT_LENGTH - 1)}😀 tail`)
    expect(long).toBe('x'.repeat(MAX_TEXT_LENGTH - 1))
    expect(foldSearchText('basin \ud83d').isWellFormed()).toBe(true)
    expect(foldSearchText('\u0007')).toBe('')
  })
})

describe('a text that names a person', () => {
  it.each([
    'jo@studio.test',
    'mail jo.smith@studio.test please',
    '0412 345 678',
    '0412345678',
    '+61 412 345 678',
    '(02) 9876 5432',
    'call 1300 123 456',
    '021 123 4567',
    '+64211234567',
  ])('is one: %s', (text) => expect(looksPersonal(text)).toBe(true))

  it.each([
    'basin mixer @ 600',
    '600 x 400 basin',
    '96340c6af',
    '463-0.15',
    '9311822123459',
    '9 311822 123459',
    'as 1428.1',
    '900 x 1200 x 2000 shower',
    'p trap 185',
  ])('is none: %s', (text) => expect(looksPersonal(text)).toBe(false))
})
