import { describe, expect, test } from 'vitest'
import { joinWords, listOccurrences, listWords, searchForms } from './words.ts'

describe('words of a text', () => {
  test.each([
    ['Liano II Basin Mixer', ['liano', 'ii', 'basin', 'mixer']],
    ['Tūroa  “Weiß” Œuvre', ['turoa', 'weiss', 'oeuvre']],
    ['Methven™ Kiri®', ['methven', 'kiri']],
    ['wall-hung', ['wall', 'hung']],
    ['1500mm', ['1500mm']],
    ['1500 mm', ['1500', 'mm']],
    ['1.5L', ['1.5l']],
    ['1,500 mm', ['1500', 'mm']],
    ['600,700,800', ['600', '700', '800']],
    ['1500 x 700 mm', ['1500', '700', 'mm']],
    ['1500x700mm', ['1500', '700mm']],
    ['1500 × 700', ['1500', '700']],
    ['Ø32mm waste', ['32mm', 'waste']],
    ['x-ray', ['x', 'ray']],
    ['O’Brien', ['o’brien']],
    ['96342BN6A', ['96342bn6a']],
    ['', []],
    ['—…!', []],
  ])('%s', (text, words) => {
    expect(listWords(text).map((word) => word.text)).toEqual(words)
  })

  test('words know where they stand in the original', () => {
    const text = 'Tūroa 1500x700mm Œuvre'
    expect(listWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Tūroa', '1500', '700mm', 'Œuvre'])
  })
})

describe('forms searched for', () => {
  test.each([
    ['mixer', ['mixer']],
    ['mixers', ['mixers', 'mixer']],
    ['vanities', ['vanities', 'vanity']],
    ['1.5litres', ['1.5l']],
    ['1500mm', ['1500mm']],
    ["women's", ['womens', 'women']],
    ['o’brien', ['obrien']],
  ])('%s', (word, forms) => {
    expect(searchForms(word)).toEqual(expect.arrayContaining(forms))
    expect(searchForms(word)[0]).toBe(forms[0])
  })

  test('adjacent words written as one', () => {
    expect(joinWords(['wall', 'hung'])).toBe('wallhung')
    expect(joinWords(['1500', 'millimetres'])).toBe('1500mm')
    expect(joinWords(['back', 'to', 'wall'])).toBe('backtowall')
  })
})

describe('terms a text is found by', () => {
  test.each([
    ['Basin Mixers', ['basin', 'mixers', 'mixer']],
    ['wall-hung pan', ['wall', 'wallhung', 'hung', 'pan']],
    ['back-to-wall', ['back', 'backtowall', 'to', 'wall']],
    ['1500mm', ['1500mm', '1500']],
    ['1500 mm', ['1500', '1500mm', 'mm']],
    ['1.5 litres', ['1.5', '1.5l', 'litres', 'litre']],
    ['1500 x 700 mm', ['1500', '1500mm', '700', '700mm', 'mm']],
    ['1500x700mm', ['1500', '1500mm', '700mm', '700']],
    ['2 600mm shelves', ['2', '600mm', '600', 'shelves', 'shelf']],
    ["d'eau", ['deau', 'eau']],
  ])('%s', (text, terms) => {
    expect(listOccurrences(text).map((occurrence) => occurrence.term)).toEqual(terms)
  })

  test('a compound spans the words it joins', () => {
    const text = 'a wall-hung pan'
    const compound = listOccurrences(text).find(({ term }) => term === 'wallhung')
    expect(text.slice(compound?.start, compound?.end)).toBe('wall-hung')
  })
})
