import { describe, expect, it } from 'vitest'
import { room } from '@specify/schedule/testing/edits.ts'
import { LENIENT_RULES, numberedRoom, readQuantity, rowProblem, STRICT_RULES } from './row-rules.ts'

const row = (change: object) => ({ row: 2, sku: '97140C6AF', qty: '1', section: 'Kitchen', ...change })

describe('what is wrong with a row', () => {
  it.each([
    [{}, null],
    [{ sku: '' }, 'sku-missing'],
    [{ sku: 'ST8510-150W' }, null],
    [{ sku: '97140 C6AF' }, null],
    [{ sku: '00TB-1.5/A' }, 'sku-invalid'],
    [{ sku: '=HYPERLINK("http://x")' }, 'sku-invalid'],
    [{ sku: '@SUM' }, 'sku-invalid'],
    [{ sku: '9.71E+15' }, 'sku-invalid'],
    [{ sku: '<script>' }, 'sku-invalid'],
    [{ qty: '' }, 'qty-missing'],
    [{ qty: 'two' }, 'qty-invalid'],
    [{ section: '' }, 'section-missing'],
    [{ section: 'Main-Bathroom' }, 'section-invalid'],
    [{ section: 'Kitchen & Laundry' }, 'section-invalid'],
    [{ section: '+cmd' }, 'section-invalid'],
    [{ section: 'Wāhi Horoi 2' }, null],
    [{ section: 'x'.repeat(30) }, null],
    [{ section: 'x'.repeat(31) }, 'section-invalid'],
    [{ qty: '', section: '', sku: '' }, 'qty-missing'],
    [{ qty: '0', section: '', sku: '' }, 'qty-invalid'],
    [{ section: '', sku: '' }, 'section-missing'],
    [{ section: '!', sku: '' }, 'section-invalid'],
  ])('%j', (change, problem) => {
    expect(rowProblem(row(change), STRICT_RULES)).toBe(problem)
  })

  it('a list may have any code and any room', () => {
    for (const change of [{ sku: '00TB-1.5/A' }, { section: 'Main-Bathroom' }])
      expect(rowProblem(row(change), LENIENT_RULES.room)).toBeNull()
    expect(rowProblem(row({ sku: '=' }), LENIENT_RULES.section)).toBe('sku-invalid')
    expect(rowProblem(row({ section: '=1' }), LENIENT_RULES.section)).toBe('section-invalid')
  })
})

it.each([
  ['1', 1],
  ['9999', 9999],
  ['007', 7],
  ['12.0', 12],
  ['10000', null],
  ['0', null],
  ['0.0', null],
  ['-1', null],
  ['+1', null],
  ['1.5', null],
  ['1e3', null],
  ['1,000', null],
  ['١', null],
  ['=1+1', null],
  ['2024-01-12', null],
])('the quantity %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

describe('the room of a section', () => {
  it.each([
    ['Kitchen', 'Kitchen 1'],
    ['Kitchen 2', 'Kitchen 2'],
    ['Level  3', 'Level 3'],
    ['Suite12', 'Suite12'],
    ['12', '12'],
    ['x'.repeat(30), `${'x'.repeat(30)} 1`],
  ])('%s is %s', (section, room) => {
    expect(numberedRoom(section)).toBe(room)
  })

  it('of an export is the room of its name, or the first of it', () => {
    const rooms = (...names: string[]) => names.map((name) => room(name))
    const { toRoom } = LENIENT_RULES.room
    expect(toRoom('Kitchen', rooms())).toBe('Kitchen')
    expect(toRoom('kitchen', rooms('Kitchen', 'Kitchen 1'))).toBe('kitchen')
    expect(toRoom('Kitchen', rooms('Kitchen 1'))).toBe('Kitchen 1')
    expect(toRoom('Kitchen 2', rooms('Kitchen 1'))).toBe('Kitchen 2')
  })
})
