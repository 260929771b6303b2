import { describe, expect, it } from 'vitest'
import {
  acceptedRows,
  acceptSure,
  problemsOf,
  repeatedLines,
  stateOf,
  sureRows,
  withText,
  type DraftRow,
} from './list-draft.ts'

const EXACT = { kind: 'exact', sku: 'AB1', candidates: [], isSure: false } as const
const SURE = { kind: 'unknown', sku: null, candidates: [{ sku: 'AB1', why: 'O read as 0', options: [] }], isSure: true } as const // prettier-ignore

function row(more: Partial<DraftRow> = {}): DraftRow {
  const texts = {
    code: 'AB1',
    quantity: '2',
    room: 'Ensuite',
    unitType: '',
    units: '',
    tag: '',
    note: '',
    roomNote: '',
    description: '',
  }
  return { id: 0, line: 1, ...texts, match: EXACT, choice: null, isLeftOut: false, ...more }
}

describe('a row', () => {
  it('is ready with a product, a quantity and a room', () => {
    expect(stateOf(row(), '')).toBe('ready')
    expect(stateOf(row({ room: '' }), 'Kitchen')).toBe('ready')
    expect(stateOf(row({ isLeftOut: true }), '')).toBe('left out')
  })

  it.each([
    [{ match: { ...SURE, candidates: [], elsewhere: ['AB2'], isSure: false } }, { product: 'Not sold in this market' }],
    [{ quantity: '' }, { quantity: 'How many?' }],
    [{ quantity: '2 or 3' }, { quantity: '2 or 3?' }],
    [{ quantity: '=B2*3' }, { quantity: 'Formula saved without its value' }],
    [{ room: '=C2' }, { room: 'Formula saved without its value' }],
    [
      { code: '=A2', match: { ...SURE, candidates: [], isSure: false } },
      { product: 'Formula saved without its value' },
    ],
    [{ quantity: '1.5' }, { quantity: 'From 1 to 9999' }],
    [{ quantity: '10000' }, { quantity: 'From 1 to 9999' }],
    [{ quantity: '-1' }, { quantity: 'From 1 to 9999' }],
    [{ room: '' }, { room: 'Which room?' }],
    [{ room: 'Apt B/C' }, { room: 'Letters, digits, spaces, hyphens; 30 at most' }],
    [{ tag: 'BM 01' }, { tag: 'Letters, digits and - . / only, 20 at most' }],
    [{ tag: 'BM\u000701' }, { tag: 'Letters, digits and - . / only, 20 at most' }],
    [{ match: { ...SURE, kind: 'ambiguous' } }, { product: 'Several products: choose one' }],
  ] as const)('%j waits for %j', (more, problems) => {
    expect([problemsOf(row(more), ''), stateOf(row(more), '')]).toEqual([problems, 'open'])
    expect(acceptedRows([row(more)], '')).toEqual([])
  })

  it('is added as it was written, its note as long as a project holds it', () => {
    const written = row({ quantity: '12.0', room: ' Ensuite  2 ', note: 'n'.repeat(400) })
    expect(acceptedRows([{ ...written, roomNote: 'r'.repeat(301) }], '')).toMatchObject([{ roomNote: 'r'.repeat(300) }])
    expect(acceptedRows([written], '')).toEqual([
      {
        line: 1, sku: 'AB1', quantity: 12, room: 'Ensuite 2', unitType: '', units: null, tag: '', note: 'n'.repeat(300),
        roomNote: '', allowDiscontinued: false,
      },
    ]) // prettier-ignore
  })

  it('with another code means another product', () => {
    const chosen = row({ match: SURE, choice: 'AB1' })
    expect(withText(chosen, 'code', 'CD2').choice).toBeNull()
    expect(stateOf(withText(row(), 'code', 'CD2'), '')).toBe('open')
    expect(withText(chosen, 'quantity', '5')).toMatchObject({ choice: 'AB1', quantity: '5' })
  })

  it('of a discontinued product is added where somebody chose that one', () => {
    const match = { kind: 'discontinued', sku: 'OLD1', candidates: [{ sku: 'NEW1', why: 'replaced by', options: [] }], isSure: false } as const // prettier-ignore
    const added = (choice: string | null) => acceptedRows([row({ match, choice })], '')
    expect(added(null)).toEqual([])
    expect(added('OLD1')).toMatchObject([{ sku: 'OLD1', allowDiscontinued: true }])
    expect(added('NEW1')).toMatchObject([{ sku: 'NEW1', allowDiscontinued: false }])
  })
})

describe('rows', () => {
  it('that are sure are accepted together, those that are left out or chosen are not', () => {
    const rows = [
      row({ id: 0, match: SURE }),
      row({ id: 1, match: SURE, isLeftOut: true }),
      row({ id: 2, match: SURE, choice: 'CD2' }),
      row({ id: 3, match: { ...SURE, isSure: false } }),
    ]
    expect(sureRows(rows).map(({ id }) => id)).toEqual([0])
    expect(acceptSure(rows).map(({ choice }) => choice)).toEqual(['AB1', null, 'CD2', null])
  })

  it('of one product in one room add up', () => {
    const rows = [
      row({ id: 0, line: 4 }),
      row({ id: 1, line: 7, room: 'ensuite' }),
      row({ id: 2, line: 8, unitType: 'Type A' }),
      row({ id: 3, line: 9, isLeftOut: true }),
    ]
    expect(Array.from(repeatedLines(rows, ''))).toEqual([[1, 4]])
  })
})
