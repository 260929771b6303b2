import { describe, expect, it } from 'vitest'
import { readListText } from '../read-text.ts'
import { readColumns as read, shorten } from '../testing/read-columns.ts'

describe('a room, a type or a tag is never what is left over', () => {
  const HEAD = 'Code > Description > Qty'
  const tableOf = (name: string, cells: readonly string[]) => {
    const codes = ['97140C6AF > Mixer > 4', '872010W > Pan > 2', '97210B > Rail > 3', 'ST8510-150W > Bath > 1']
    return [`${HEAD} > ${name}`, ...cells.map((cell, at) => `${codes[at]} > ${cell}`)].join('\n')
  }

  it.each([
    ['UNIT', 'no', 'no', 'hr'],
    ['Unit', 'EA', 'PR', 'lot'],
    ['UM', 'ea', 'set', 'm'],
    ['Type', 'Supply', 'Supply and install', 'Fit off'],
    ['Stage', 'Rough in', 'Fit-off', 'Fit-off'],
    ['Sample Ref', 'PRJ-HYD01', 'PRJ-HYD02', 'PRJ-HYD03'],
    ['Dwg', 'HYD-101', 'HYD-102', 'HYD-102'],
    ['Approved', 'TRUE', 'FALSE', 'FALSE'],
    ['Checked', 'Y', 'N', 'Y'],
    ['Programme', 'Week 12', 'Week 14', 'Week 12'],
    ['Order', 'PO 4411', 'PO 4411', 'PO 4412'],
    ['', 'CAR', 'CAR', 'CAR'],
    ['', '-', 'TBC', 'n/a'],
  ])('the column %j of %s, %s, %s', (name, ...cells) => {
    const { rows, tables } = read(tableOf(name, cells))
    expect(rows.map(({ room, unitType, tag }) => [room, unitType, tag].join(''))).toEqual(['', '', ''])
    expect(tables[0]).toMatchObject({ mapping: ['code', 'description', 'quantity', null], asks: [] })
  })

  it.each([
    ['Label', 'Reece', 'Tradelink', 'Reece'],
    ['', 'Kowhai', 'Rimu', 'Rimu'],
    ['', 'CAR', 'CLK', 'CAR'],
  ])('several names in the column %j are asked for once: %s, %s, %s', (name, ...cells) => {
    const text = tableOf(name, cells)
    const { rows, tables } = read(text)
    expect(rows.map(({ room }) => room)).toEqual(['', '', ''])
    expect(tables[0]).toMatchObject({ mapping: ['code', 'description', 'quantity', null], asks: ['room'] })
    const chosen = { [tables[0]!.key]: ['code', 'description', 'quantity', 'room'] as const }
    const again = readListText(text.replaceAll(' > ', '\t'), { isCode: (code) => /^\d{5}/.test(code), chosen })
    expect(again.rows.map(({ room }) => room)).toEqual(cells)
    expect(again.tables[0]!.asks).toEqual([])
  })

  it.each(['-', 'n/a', 'TBC', 'nil', 'N/A', 'to be confirmed', '#N/A'])('%s in its own column', (nothing) => {
    const text = `Code > Qty > Tag > Type > Room\n97140C6AF > 1 > WB-01 > Type A > Ensuite\n872010W > 2 > ${nothing} > ${nothing} > ${nothing}\n97210B > 3 > WB-02 > Type B > Bath`
    expect(read(text).rows.map(({ tag, unitType, room }) => [tag, unitType, room])).toEqual([
      ['WB-01', 'Type A', 'Ensuite'],
      ['', '', ''],
      ['WB-02', 'Type B', 'Bath'],
    ])
  })

  it.each(['872010W - 3 - lot', '872010W x 3 - n/a', '872010W, 3, TBC', '3 ea 872010W hr'])('the end of %s', (line) => {
    expect(read(line).rows).toMatchObject([{ code: '872010W', quantity: '3', room: '', tag: '', note: '' }])
  })

  it('what its column or its words call a room is one', () => {
    expect(shorten(read('Code > Qty > Zone\n97140C6AF > 1 > A\n872010W > 2 > M\n97210B > 3 > B'))).toEqual([
      ['97140C6AF', '1', 'A'],
      ['872010W', '2', 'M'],
      ['97210B', '3', 'B'],
    ])
    expect(shorten(read('97140C6AF > 1 > Villa 12\n872010W > 2 > Sunroom\n97210B > 3 > Powder'))[1]).toEqual([
      '872010W',
      '2',
      'Sunroom',
    ])
  })
})
