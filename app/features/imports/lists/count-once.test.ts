import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { workbookOf } from '#tests/support/files/workbook.ts'
import { LIST_TABLE } from './list-input.server.ts'
import type { ListAnswers, ReadList } from '@specify/list-reader/model.ts'
import { readListSheet } from '@specify/list-reader/read-sheet.ts'
import { readListText } from '@specify/list-reader/read-text.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }
const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const HEAD = ['Code', 'Description', 'Qty']
const MIXER = ['97140C6AF', 'Basin mixer', 12]
const BASIN = ['872010W', 'Basin', 8]
const BY_ROOM = [['Room', 'Code', 'Qty'], ['Ensuite', '97140C6AF', 12], ['Bath', '872010W', 8]] // prettier-ignore

function shown({ rows, questions = [], passed }: ReadList) {
  return {
    items: rows.map(({ code, quantity, room, unitType }) =>
      [code, quantity, room, unitType].join('|').replace(/\|+$/, ''),
    ),
    asked: questions.map(({ about, names, answer }) => `${about}: ${names.join(', ')} (${answer ?? 'open'})`),
    totals: passed.filter(({ reason }) => reason === 'total').length,
  }
}
const readText = (text: string, answers: ListAnswers = {}) => shown(readListText(text, { isCode, answers }))
const readSheets = (sheets: Parameters<typeof workbookOf>[0], answers: ListAnswers = {}) =>
  shown(readListSheet(readXlsx(workbookOf(sheets), LIMITS, LIST_TABLE), { isCode, answers }))

const TWICE = ['97140C6AF|12', '872010W|8', '97140C6AF|12', '872010W|8']

describe('sheets that list the same', () => {
  it.each(['Order totals', 'Order', 'Procurement', 'Fixtures (2)', 'Quote 2'])('ask once: Fixtures, %s', (name) => {
    const sheets = { Fixtures: [HEAD, MIXER, BASIN], [name]: [HEAD, MIXER, BASIN] }
    expect(readSheets(sheets)).toEqual({ items: TWICE, asked: [`repeats: ${name} (open)`], totals: 0 })
    expect(readSheets(sheets, { repeats: 'once' })).toMatchObject({ items: TWICE.slice(0, 2), totals: 2 })
    expect(readSheets(sheets, { repeats: 'both' }).items).toEqual(TWICE)
  })

  it('ask where the sums of rooms are others, and say so where they are the same', () => {
    expect(readSheets({ Order: [HEAD, MIXER, BASIN], 'By room': BY_ROOM })).toMatchObject({
      items: ['97140C6AF|12|Ensuite', '872010W|8|Bath'],
      asked: ['repeats: Order (once)'],
    })
    const other = { Order: [HEAD, MIXER, ['872010W', 'Basin', 9]], 'By room': BY_ROOM }
    expect(readSheets(other)).toMatchObject({ asked: ['repeats: Order (open)'] })
    expect(readSheets(other, { repeats: 'once' }).items).toEqual(['97140C6AF|12|Ensuite', '872010W|8|Bath'])
  })

  it('are two where they have the same rooms, and none where their products or places are others', () => {
    expect(readSheets({ 'Rev A': BY_ROOM, 'Rev B': BY_ROOM }).asked).toEqual(['repeats: Rev B (open)'])
    expect(readSheets({ 'Type A': [HEAD, MIXER, BASIN], 'Type B': [HEAD, MIXER, BASIN] }).asked).toEqual([])
    expect(readSheets({ 'Order 1': [HEAD, MIXER], 'Order 2': [HEAD, BASIN] }).asked).toEqual([])
  })

  it('keep what only the summary has', () => {
    const sheets = { Fixtures: [HEAD, MIXER, BASIN], Procurement: [HEAD, MIXER, BASIN, ['97210B', 'Hook', 4]] }
    expect(readSheets(sheets, { repeats: 'once' }).items).toEqual(['97140C6AF|12', '872010W|8', '97210B|4'])
  })
})

const ROOMS = '97140C6AF|2|Ensuite,872010W|1|Ensuite,97140C6AF|1|Powder'.split(',')
const LINES = 'Ensuite\n2 x 97140C6AF\n1 x 872010W\nPowder\n1 x 97140C6AF'
const TABLE = 'Room,Code,Qty\nEnsuite,97140C6AF,2\nEnsuite,872010W,1\nPowder,97140C6AF,1'

it.each([
  ['lines', `${LINES}\n\nSummary:\n3 x 97140C6AF\n1 x 872010W`, 'Summary'],
  ['lines below a total', `${LINES}\n\nTotal\n3 x 97140C6AF\n1 x 872010W\nGrand total 4`, 'Total'],
  ['a table', `${LINES}\n\nOrder summary\nCode,Qty\n97140C6AF,3\n872010W,1\nTotal,4`, 'Order summary'],
  ['a table below one', `${TABLE}\n\nTotals\nCode,Total Qty\n97140C6AF,3\n872010W,1\nSub-total,4`, 'Totals'],
  ['lines above them', `Totals:\n3 x 97140C6AF\n1 x 872010W\n\n${LINES}`, 'Totals'],
  ['a table of all', `${TABLE}\n\nSUMMARY\nRoom,Code,Qty\nAll,97140C6AF,3\nAll,872010W,1`, 'SUMMARY'],
  ['rows of the same table', `${TABLE}\nSummary,,\n,97140C6AF,3\n,872010W,1\nTotal,,4`, 'Summary'],
  ['a table without a name', `${TABLE}\n\nProduct code,Quantity\n97140C6AF,3\n872010W,1`, 'Lines 7 to 8'],
])('a summary of rooms in %s counts once, and is shown', (_name, text, name) => {
  expect(readText(text)).toMatchObject({ items: ROOMS, asked: [`repeats: ${name} (once)`] })
  expect(readText(text, { repeats: 'both' }).items.sort()).toEqual([...ROOMS, '97140C6AF|3', '872010W|1'].sort())
  const sheet = { One: text.split('\n').map((line) => line.split(',')) }
  if (text.startsWith('Room')) expect(readSheets(sheet)).toMatchObject({ items: ROOMS })
})

it.each([
  ['says more', `${LINES}\n\nSummary:\n4 x 97140C6AF\n1 x 872010W`],
  ['has no rooms beside it', 'Code,Qty\n97140C6AF,3\n872010W,1\n\nProcurement\nItem,Qty\n97140C6AF,3\n872010W,1'],
])('a summary that %s is asked about', (_name, text) => {
  expect(readText(text).asked).toEqual([expect.stringMatching(/^repeats: .* \(open\)$/)])
})

it('a further wish is no summary', () => {
  expect(readText(`${TABLE}\n\nPS please add\n2 x 97140C6AF`).asked).toEqual([])
})

describe('the name of a sheet', () => {
  it.each(['Tower B', 'Lot 14', 'Podium', 'L03 East', 'Level 2', 'Kowhai', '101', 'G.02', 'TH-04', 'Toilets'])(
    '%s is a room, a type or nothing as somebody says',
    (name) => {
      const sheets = { Main: [HEAD, ['97210B', 'Hook', 2]], [name]: [HEAD, MIXER] }
      const of = (place: string) => expect.arrayContaining([`97140C6AF|12${place}`])
      const plain = name.replace('.', '-')
      expect(readSheets(sheets)).toMatchObject({ items: of(''), asked: [`sheets: ${name} (open)`] })
      expect(readSheets(sheets, { sheets: 'rooms' })).toMatchObject({ items: of(`|${plain}`) })
      expect(readSheets(sheets, { sheets: 'types' })).toMatchObject({ items: of(`||${plain}`) })
      expect(readSheets(sheets, { sheets: 'neither' })).toMatchObject({ items: of('') })
    },
  )

  it('is asked about once, before what may be the same', () => {
    const sheets = { Jones: BY_ROOM, 'Tower B': [HEAD, MIXER, BASIN] }
    expect(readSheets(sheets).asked).toEqual(['sheets: Jones, Tower B (open)'])
    expect(readSheets(sheets, { sheets: 'rooms' }).items).toEqual([
      '97140C6AF|12|Jones - Ensuite',
      '872010W|8|Jones - Bath',
      '97140C6AF|12|Tower B',
      '872010W|8|Tower B',
    ])
    expect(readSheets(sheets, { sheets: 'neither' }).asked.at(-1)).toBe('repeats: Tower B (once)')
  })

  it.each(['Ensuite', 'Type A', 'BOQ', 'Rev B', 'Week 12', 'Order 3', 'Sheet2', 'Schedule2', 'Basin mixers'])(
    '%s says enough',
    (name) => {
      expect(readSheets({ Main: [HEAD, BASIN], [name]: [HEAD, MIXER] }).asked).toEqual([])
    },
  )
})
