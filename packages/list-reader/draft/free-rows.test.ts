import { describe, expect, it } from 'vitest'
import { NO_DETAILS } from '@specify/schedule/free-lines/free-line.ts'
import { addRows, findAccepted } from './add-rows.ts'
import { freeContentOf } from './free-content.ts'
import { alikeIds, canBeFree, keepFree, keepText, rowsWithoutMatch } from './free-rows.ts'
import { acceptedRows, stateOf, withText, type DraftRow } from './list-draft.ts'

const UNKNOWN = { kind: 'unknown', sku: null, candidates: [], isSure: false } as const
const row = (id: number, part: Partial<DraftRow> = {}): DraftRow => ({
  id,
  line: id + 1,
  code: 'CV-900',
  quantity: '2',
  room: 'Bath',
  unitType: '',
  units: '',
  tag: '',
  note: 'measure',
  roomNote: '',
  description: 'Custom vanity by others',
  match: UNKNOWN,
  choice: null,
  isLeftOut: false,
  ...part,
})

describe('a row that matches nothing', () => {
  it('is kept as a free line with its text, code, quantity and note', () => {
    const rows = keepFree([row(0)], new Set([0]), true)
    expect(stateOf(rows[0]!, '')).toBe('ready')
    expect(acceptedRows(rows, '')).toMatchObject([
      {
        sku: 'free',
        name: 'Custom vanity by others',
        quantity: 2,
        room: 'Bath',
        note: 'measure',
        free: { ...NO_DETAILS, code: 'CV-900' },
      },
    ])
  })

  it('still asks for its quantity and room', () => {
    const [kept] = keepFree([row(0, { quantity: '', room: '' })], new Set([0]), true)
    expect(stateOf(kept!, '')).toBe('open')
  })

  it('is looked up again with another code', () => {
    const [kept] = keepFree([row(0)], new Set([0]), true)
    expect(withText(kept!, 'code', 'FM1000C').isFree).toBe(false)
    expect(stateOf(keepFree([kept!], new Set([0]), false)[0]!, '')).toBe('open')
  })

  it('loses nothing of a long text', () => {
    const long = `${'x'.repeat(199)} ${'y'.repeat(50)}`
    expect(freeContentOf(row(0, { description: long }))).toMatchObject({ note: `${'y'.repeat(50)} measure` })
    expect(freeContentOf(row(0, { code: 'c'.repeat(61) }))).toMatchObject({
      name: `${'c'.repeat(61)} Custom vanity by others`,
      free: { code: '' },
    })
    expect(freeContentOf(row(0, { description: '' }))).toMatchObject({ name: 'CV-900' })
    expect(freeContentOf(row(0, { description: '=1+1\n<b>' }))).toMatchObject({ name: '=1+1 <b>' })
    expect(freeContentOf(row(0, { code: ' ', description: '' }))).toBeNull()
  })

  it('is found among others, and kept with those alike', () => {
    const exact = { kind: 'exact', sku: 'A', candidates: [], isSure: false } as const
    const close = { ...UNKNOWN, candidates: [{ sku: 'A', why: '', options: [] }] }
    const rows = [
      row(0),
      row(1, { room: 'Ensuite' }),
      row(2, { match: exact }),
      row(3, { match: close }),
      row(4, { isLeftOut: true }),
      row(5, { code: '', description: '' }),
      row(6, { change: { kind: 'remove', from: '' } }),
      row(7, { code: '=A2' }),
    ]
    expect(rowsWithoutMatch(rows).map(({ id }) => id)).toEqual([0, 1])
    expect(canBeFree(rows[3]!)).toBe(true)
    const kept = keepFree(rows, alikeIds(rows, 0, true), true)
    expect(kept.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual([0, 1, 3])
    expect(keepText(1)).toBe('Keep the row without a product as a free line')
    expect(keepText(12)).toBe('Keep the 12 rows without a product as free lines')
  })
})

describe('rows that are added', () => {
  const accepted = (rows: readonly DraftRow[]) =>
    findAccepted(acceptedRows(keepFree(rows, new Set(rows.map(({ id }) => id)), true), ''), () => [], 'au')
  const schedule = { unitTypes: [], rooms: [] }
  let ids = 0

  it('are one free line where they say the same, in every room', () => {
    const rows = accepted([row(0), row(1), row(2, { room: 'Ensuite' }), row(3, { description: 'Screen' })])
    const { rooms } = addRows(schedule, rows, () => `id ${ids++}`)
    expect(rooms.map(({ items }) => items.map(({ name, quantity }) => [name, quantity]))).toEqual([
      [
        ['Custom vanity by others', 4],
        ['Screen', 2],
      ],
      [['Custom vanity by others', 2]],
    ])
    expect(new Set(rooms.flatMap(({ items }) => items.map(({ sku }) => sku))).size).toBe(2)
  })

  it('are refused by line where a caller sends what cannot be kept', () => {
    const [good] = acceptedRows(keepFree([row(0)], new Set([0]), true), '')
    const bad = { ...good!, free: { ...NO_DETAILS, link: 'javascript:alert(1)' } }
    expect(() => findAccepted([bad], () => [], 'au')).toThrow(/^Line 1: A link/)
    expect(() => findAccepted([{ ...good!, name: '' }], () => [], 'au')).toThrow(/^Line 1: Please describe/)
  })
})
