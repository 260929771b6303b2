import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListAnswers } from '../model.ts'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W'].map(normaliseCode))
const isCode = (code: string) => CODES.has(normaliseCode(code))

function read(text: string, answers: ListAnswers = {}) {
  const { rows, questions = [] } = readListText(text, { isCode, answers })
  return {
    rows: rows.map(({ quantity, room, unitType, units }) => [quantity, room, unitType, units].filter(Boolean).join(' | ')),
    asked: questions.map(({ about, names }) => `${about}: ${names.join(', ')}`),
  }
} // prettier-ignore

const LINES = '\n2 x 97140C6AF\n1 x 872010W'

describe('a number of rooms in a heading', () => {
  it.each([
    ['Ensuites (4 off)', 'Ensuites'], ['Ensuites x4:', 'Ensuites'], ['Ensuite × 4', 'Ensuite'], ['Ensuite (x4)', 'Ensuite'], ['Ensuite - 4 off', 'Ensuite'],
    ['Ensuite, 4 off', 'Ensuite'], ['Ensuite (4 no.)', 'Ensuite'], ['ENSUITE (TYPICAL OF 4)', 'ENSUITE'], ['Ensuite - typ. 4', 'Ensuite'], ['Ensuite (same for 4)', 'Ensuite'],
    ['Ensuite (qty 4)', 'Ensuite'], ['Ensuite (4)', 'Ensuite'], ['Ensuites (four)', 'Ensuites'], ['4 x Ensuite', 'Ensuite'], ['4no. Ensuites', 'Ensuites'],
    ['4 Ensuites', 'Ensuites'], ['Four ensuites:', 'ensuites'], ['Qty 4 Ensuites', 'Ensuites'], ['Ensuites: 4', 'Ensuites'], ['Ensuites for 4 apartments', 'Ensuites'],
    ['Level 3 - Ensuites (4 off)', 'Level 3 - Ensuites'], ['Ensuites 1-4', 'Ensuites 1-4'], ['Ensuites 1, 2, 3 and 4', 'Ensuites 1 2 3 4'],
  ])('%s multiplies or is for all of them: one question, and both readings until then', (heading, room) => {
    const name = heading.replace(/:$/, '')
    expect(read(heading + LINES)).toEqual({ rows: [`2 or 8 | ${room}`, `1 or 4 | ${room}`], asked: [`times: ${name}`] })
    expect(read(heading + LINES, { times: 'each' }).rows).toEqual([`8 | ${room}`, `4 | ${room}`])
    expect(read(heading + LINES, { times: 'all' }).rows).toEqual([`2 | ${room}`, `1 | ${room}`])
  }) // prettier-ignore

  it('is part of the name where somebody says so', () => {
    expect(read(`Ensuite (4)${LINES}`, { times: 'one' }).rows).toEqual(['2 | Ensuite 4', '1 | Ensuite 4'])
  })

  it.each([
    ['For each of the 4 ensuites:', '8 | ensuites'], ['Per ensuite (4 ensuites)', '8 | ensuites'], ['Type A Ensuite - 12 no.', '2 | Ensuite | Type A | 12'],
    ['Type B x 3 Bathroom', '2 | Bathroom | Type B | 3'], ['Type B (3 off) Bathroom', '2 | Bathroom | Type B | 3'], ['Type A (12 off) - Ensuite', '2 | Ensuite | Type A | 12'],
    ['Type A - Ensuite', '2 | Ensuite | Type A'], ['King room – 48 keys', '2 | King room | 48'], ['Ensuite 4', '2 | Ensuite 4'], ['Ensuite (1 off)', '2 | Ensuite'], ['Level 3', '2 | Level 3'],
  ])('%s asks nothing', (heading, row) => {
    const { rows, asked } = read(heading + LINES)
    expect([rows[0], asked]).toEqual([row, []])
  }) // prettier-ignore

  it('ends with the next room, and holds for all rooms within what is built so often', () => {
    expect(read(`Ensuites (4 off)${LINES}\nLaundry${LINES}`).rows).toEqual([
      '2 or 8 | Ensuites', '1 or 4 | Ensuites', '2 | Laundry', '1 | Laundry',
    ])
  }) // prettier-ignore

  it('counts above a table, in its cells, and in a sheet', () => {
    const rows = ['Ensuites (4 off)\nCode,Qty\n97140C6AF,2\n872010W,1', 'Room,Code,Qty\nEnsuites (4 off),97140C6AF,2\nLaundry,872010W,1']
    expect(read(rows[0]!).rows).toEqual(['2 or 8 | Ensuites', '1 or 4 | Ensuites'])
    expect(read(rows[1]!)).toEqual({ rows: ['2 or 8 | Ensuites', '1 | Laundry'], asked: ['times: Ensuites (4 off)'] })
    const cells = [['Code', 'Qty'], ['Ensuites (4 off)', ''], ['97140C6AF', '2'], ['872010W', '1']]
    const sheet = { rows: cells.map((own, at) => ({ number: at + 1, cells: own })), isCut: false }
    expect(readListSheet(sheet, { isCode, answers: { times: 'each' } }).rows.map(({ quantity }) => quantity)).toEqual(['8', '4'])
  }) // prettier-ignore
})
