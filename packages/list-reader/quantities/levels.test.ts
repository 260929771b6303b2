import { describe, expect, it } from 'vitest'
import { readCells, readColumns, shorten } from '../testing/read-columns.ts'
import { isLevel } from './levels.ts'

const placesOf = (text: string) =>
  readColumns(text).rows.map(({ unitType, units, room }) => [unitType, units, room].join('|'))

it.each([
  'Level 3',
  'LEVELS 2-5',
  'Ground Floor',
  '1st floor',
  'Block A',
  'Tower 2',
  'Kōwhai wing',
  'Lot 12',
  'Unit 4',
])('%s is a part of a building', (text) => expect(isLevel(text)).toBe(true))

it.each(['Level 3 Ensuite', 'Level 2 apartments', 'Ensuite', 'Floor waste', 'Type A', 'Block out screen', 'Kitchen 2'])(
  '%s is none',
  (text) => expect(isLevel(text)).toBe(false),
)

describe('a room below a part of a building', () => {
  it('is named with it, until another begins', () => {
    const text =
      'Building A\nLevel 1\nEnsuite\n2 x 97140C6AF\nKitchen\n1 x 872010W\nLevel 2\nEnsuite\n1 x 97210B\nBuilding B\nEnsuite\n1 x 97210B'
    expect(placesOf(text)).toEqual([
      '||Building A - Level 1 - Ensuite',
      '||Building A - Level 1 - Kitchen',
      '||Building A - Level 2 - Ensuite',
      '||Building B - Ensuite',
    ])
  })

  it('is shorter where a project has no names as long', () => {
    expect(placesOf('Ground Floor\nFemale accessible toilet\n2 x 97140C6AF')).toEqual([
      '||Ground Female accessible toilet',
    ])
  })

  it('says its own level, or is outside of it at the end of a line', () => {
    const text = 'Level 1\n2 x 97140C6AF\nLevel 2 Powder\n1 x 872010W\n1 x 97210B - Kitchen\nCommon laundry\n1 x 97210B'
    expect(placesOf(text)).toEqual([
      '||Level 1',
      '||Level 2 Powder',
      '||Level 1 - Kitchen',
      '||Level 1 - Common laundry',
    ])
  })

  it.each(['Level 1', 'Type A (24 off)'])('has a table of its own, one of several below %s', (heading) => {
    const table = 'Code > Qty\n97140C6AF > 2\n872010W > 1'
    const text = `${heading}\n\nEnsuite\n${table}\n\nPowder\n${table}\n\nThanks, Jo`
    const start = heading === 'Level 1' ? '||Level 1 - ' : 'Type A|24|'
    const rooms = ['Ensuite', 'Ensuite', 'Powder', 'Powder']
    expect(placesOf(text)).toEqual(rooms.map((room) => start + room))
    const sheet = readCells([
      [heading], ['Ensuite'], ['Code', 'Qty'], ['97140C6AF', '2'], ['872010W', '1'],
      ['Powder'], ['Code', 'Qty'], ['97140C6AF', '2'], ['872010W', '1'],
    ]) // prettier-ignore
    expect(sheet.rows.map(({ unitType, units, room }) => [unitType, units, room].join('|'))).toEqual(placesOf(text))
  })

  it('is in a column of its own beside that of the level', () => {
    const text =
      'Level > Room > Code > Qty\n1 > Ensuite > 97140C6AF > 2\n >  > 872010W > 1\n > Powder > 97210B > 1\nL2 > Ensuite > 97210B > 3'
    expect(shorten(readColumns(text))).toEqual([
      ['97140C6AF', '2', 'Level 1 - Ensuite'],
      ['872010W', '1', 'Level 1 - Ensuite'],
      ['97210B', '1', 'Level 1 - Powder'],
      ['97210B', '3', 'L2 - Ensuite'],
    ])
    const below = 'Room > Code > Qty\nLEVEL 1 >  > \nEnsuite > 97140C6AF > 2\nLEVEL 2 >  > \nEnsuite > 872010W > 1'
    expect(shorten(readColumns(below)).map(([, , room]) => room)).toEqual(['LEVEL 1 - Ensuite', 'LEVEL 2 - Ensuite'])
  })

  it('is none where the list has levels and rooms in one column', () => {
    const text = 'Room > Code > Qty\nLevel 3 > 97140C6AF > 2\nAttic 2 > 872010W > 1\nKitchen > 97210B > 1'
    expect(shorten(readColumns(text)).map(([, , room]) => room)).toEqual(['Level 3', 'Attic 2', 'Kitchen'])
  })

  it('is numbered by its column, or outside of all levels', () => {
    const text = 'Stage > Lot > Code > Qty\n1 > 101 > 97140C6AF > 2\n1 > 102 > 872010W > 1'
    expect(shorten(readColumns(text))).toEqual([
      ['97140C6AF', '2', 'Stage 1 - Lot 101'],
      ['872010W', '1', 'Stage 1 - Lot 102'],
    ])
    expect(placesOf('Level 1\nKitchen\n2 x 97140C6AF\nEXTERNAL\n1 x 97210B')).toEqual([
      '||Level 1 - Kitchen',
      '||EXTERNAL',
    ])
  })
})
