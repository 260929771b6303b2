import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListAnswers } from '../model.ts'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))

const isCode = (code: string) => CODES.has(normaliseCode(code))

function read(text: string, answers: ListAnswers = {}) {
  const { rows, questions = [], passed } = readListText(text, { isCode, answers })
  return {
    rooms: rows.map(({ room }) => room),
    asked: questions.map(({ about, names, answer }) => `${about}: ${names.join(', ')} (${answer ?? 'open'})`),
    passed: passed.map(({ text: line }) => line),
  }
} // prettier-ignore

describe('a name alone above lines', () => {
  it.each([
    'Reece', 'REECE:', '*Mico*', 'Tradelink Dandenong', 'Plumbing World', 'Attn: Jo', 'Attn Jo', 'Attention Jo Smith',
    'Site contact', 'Site contact: Jo', 'Supplier', 'Kauri Homes', 'Smith & Co Plumbing', 'Jones Constructions Pty Ltd',
  ])('%s is no room, and is said to be passed over', (name) => {
    const text = `Ensuite\n2 x 97140C6AF\n\n${name}\n1 x 872010W\n\nLaundry\n1 x 97210B`
    const { rooms, asked, passed } = read(text)
    expect([rooms[0], rooms[2], asked]).toEqual(['Ensuite', 'Laundry', []])
    expect(['', 'Ensuite']).toContain(rooms[1])
    expect(passed).toContain(name)
  }) // prettier-ignore

  it.each(['Koru', 'Jo Smith', 'Kowhai:'])('%s is asked about', (name) => {
    const text = `2 x 97210B\n\n${name}\n2 x 97140C6AF\n1 x 872010W`
    const room = name.replace(':', '')
    expect(read(text)).toMatchObject({ asked: [`headings: ${room} (open)`] })
    expect(read(text, { headings: 'rooms' }).rooms).toEqual(['', room, room])
    expect(read(text, { headings: 'neither' }).rooms).toEqual(['', '', ''])
  })

  const PRODUCTS = ['97140C6AF', '872010W', '97210B']
  it.each([
    ['among rows without names of columns', '97140C6AF,2\n872010W,1\nKoru,\n97210B,1', [0, 0, 1], ['Koru', 'Koru', 'Koru']],
    ['above such rows', `Koru\n${PRODUCTS.map((code) => `${code}\t2`).join('\n')}`, [1, 1, 1], ['', '', '']],
    ['right above the first line', `Koru\n${PRODUCTS.map((code) => `2 x ${code}`).join('\n')}`, [1, 1, 1], ['', '', '']],
  ] as const)('%s is asked about', (_name, text, below, open) => {
    const roomsOf = (given: readonly string[]) => below.map((isBelow, at) => (isBelow ? given[at] : ''))
    expect(read(text)).toMatchObject({ rooms: roomsOf(open), asked: ['headings: Koru (open)'] })
    expect(read(text, { headings: 'rooms' }).rooms).toEqual(roomsOf(['Koru', 'Koru', 'Koru']))
    expect(read(text, { headings: 'neither' }).rooms).toEqual(['', '', ''])
  }) // prettier-ignore

  it('is asked about in a sheet of one column, and in one of rows without names', () => {
    const sheetOf = (cells: readonly (readonly string[])[]) =>
      readListSheet({ rows: cells.map((own, at) => ({ number: at + 1, cells: own })) }, { isCode })
    const lines = sheetOf([['2 x 97210B'], ['Koru'], ['2 x 97140C6AF'], ['1 x 872010W']])
    const rows = sheetOf([['97210B', '2'], ['Koru', ''], ['97140C6AF', '2'], ['872010W', '1']])
    for (const { questions = [] } of [lines, rows]) expect(questions.map(({ about, names }) => [about, names])).toEqual([['headings', ['Koru']]])
  }) // prettier-ignore

  it.each(['Koru\n\n', 'Koru\nCode,Qty\n', 'Reece\n', 'Hi Jo\n', 'Thanks\n'])(
    '%s is a title or a greeting',
    (above) => {
      expect(read(`${above}97140C6AF,2\n872010W,1\n97210B,1`)).toMatchObject({ rooms: ['', '', ''], asked: [] })
    },
  )

  it.each(['Ensuite', 'Level 2', 'Type A', 'Client bathroom', 'Option B', 'Manager’s office', 'Room: Kowhai'])(
    '%s says enough',
    (name) => expect(read(`2 x 97210B\n\n${name}\n2 x 97140C6AF\n1 x 872010W`).asked).toEqual([]),
  )
})
