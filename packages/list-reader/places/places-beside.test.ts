import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListAnswers } from '../model.ts'
import { readListText } from '../read-text.ts'

const [MIXER, PAN, SPOUT] = ['97140C6AF', '872010W', '97210B']
const CODES = new Set([MIXER, PAN, SPOUT].map(normaliseCode))

/** Reads a table of places, each row with a product of its own; answers the rooms and what is asked. */
function read(names: string, places: readonly string[], answers: ListAnswers = {}) {
  const rows = places.map((row, at) => `${row},${[MIXER, PAN, SPOUT][at % 3]},1`)
  const isCode = (code: string) => CODES.has(normaliseCode(code))
  const { rows: all, questions = [] } = readListText([`${names},Code,Qty`, ...rows].join('\n'), { isCode, answers })
  const asked = questions.map((each) => `${each.about}: ${each.names.join(', ')} (${each.answer ?? 'open'})`)
  return [all.map(({ room }) => room), asked]
}

describe('a place beside the room', () => {
  it.each([
    ['Zone,Room', ['North,Ensuite', 'South,Ensuite'], ['North - Ensuite', 'South - Ensuite']],
    ['Room,Area', ['Ensuite,North', 'Kitchen,South'], ['North - Ensuite', 'South - Kitchen']],
    ['Area,Room', ['1,Ensuite', 'North,Ensuite'], ['Area 1 - Ensuite', 'North - Ensuite']],
    ['Area,Location', ['North,Ensuite', 'South,Ensuite'], ['North - Ensuite', 'South - Ensuite']],
    ['Zone,Room', ['Phase 1,Ensuite', 'Phase 2,Ensuite'], ['Phase 1 - Ensuite', 'Phase 2 - Ensuite']],
    ['Zone,Room', ['1.1,Ensuite', 'Z-2,Ensuite'], ['Zone 1-1 - Ensuite', 'Z-2 - Ensuite']],
    ['Location,Room', ['Level 1,Ensuite', 'Block B,Ensuite'], ['Level 1 - Ensuite', 'Block B - Ensuite']],
    ['Level,Zone,Room', ['1,North,Ensuite', '2,South,Ensuite'], ['Level 1 - North - Ensuite', 'Level 2 - South - Ensuite']],
    ['Zone,Room', ['North,Ensuite', ',Powder', '",Kitchen'], ['North - Ensuite', 'North - Powder', 'North - Kitchen']],
    ['Zone,Room', ['North,Ensuite', 'TBC,Ensuite', 'South,South laundry'], ['North - Ensuite', 'Ensuite', 'South laundry']],
    ['Level,Room', ['1,Ensuite', '",Powder', 'TBC,Kitchen'], ['Level 1 - Ensuite', 'Level 1 - Powder', 'Kitchen']],
    ['Zone,Room', ['1,Level 2 Ensuite', '2,Level 2 Ensuite'], ['Zone 1 - Level 2 Ensuite', 'Zone 2 - Level 2 Ensuite']],
    ['Zone Name,Room', ['North,Ensuite', 'South,Ensuite'], ['North - Ensuite', 'South - Ensuite']],
    ['Area Code,Room', ['A1,Ensuite', 'A2,Ensuite'], ['Area A1 - Ensuite', 'Area A2 - Ensuite']],
    ['Area,Sub Area', ['Pool,WC', 'Gym,WC'], ['Pool - WC', 'Gym - WC']],
    ['Room,Location', ['WC,L1', 'WC,L2'], ['L1 - WC', 'L2 - WC']],
    ['Zone,Room', ['North,101', 'North,102', 'South,101'], ['North - 101', 'North - 102', 'South - 101']],
    ['Area,Room No', ['North,101', 'North,102', 'South,103'], ['North - 101', 'North - 102', 'South - 103']],
    ['Zone,Room number and name', ['North,101 WC', 'South,102 WC'], ['North - 101 WC', 'South - 102 WC']],
    ['Area,Room name and number', ['North,101 WC', 'South,102 WC'], ['North - 101 WC', 'South - 102 WC']],
    ['Room,Location', [',Ensuite', ',Kitchen'], ['Ensuite', 'Kitchen']],
  ] as const)('%s: what contains it is before its name (%s)', (names, places, rooms) => {
    expect(read(names, places)).toEqual([rooms, []])
  }) // prettier-ignore

  it.each([['Room No,Room name', ''], ['Room,Room name', ''], ['Rm no.,Room', ''], ['Room ID,Room description', 'Room ']])(
    '%s: numbers tell rooms of one name apart',
    (names, prefix) => {
      const rooms = ['101', '102', '103'].map((number, at) => `${prefix}${number} - ${at < 2 ? 'Ensuite' : 'Kitchen'}`)
      expect(read(names, ['101,Ensuite', '102,Ensuite', '103,Kitchen'])).toEqual([rooms, []])
      expect(read(names, ['101,Ensuite', '101,Ensuite', '103,Kitchen'])).toEqual([['Ensuite', 'Ensuite', 'Kitchen'], []])
    },
  ) // prettier-ignore

  it.each([
    ['Level,Room', ['1,Ensuite', '1,', '2,'], ['Level 1 - Ensuite', 'Level 1 - Ensuite', 'Level 2']],
    ['Level,Room', ['1,Ensuite', '1,n/a', '2,Ensuite'], ['Level 1 - Ensuite', 'Level 1', 'Level 2 - Ensuite']],
    ['Zone,Room', ['North,Ensuite', 'ditto,ditto', 'South,ditto'], ['North - Ensuite', 'North - Ensuite', 'South - Ensuite']],
    ['Zone,Room', ['North,WC', ',', 'South,WC'], ['North - WC', 'North - WC', 'South - WC']],
    ['Type,Level,Room', ['Type A,1,WC', 'Type B,1,'], ['Level 1 - WC', 'Level 1']],
    ['Room No,Room', ['101,WC', ',', '102,WC', ',WC'], ['101 - WC', '101 - WC', '102 - WC', '102 - WC']],
    ['Room No,Room', ['101,WC', '〃,〃', '102,WC'], ['101 - WC', '101 - WC', '102 - WC']],
    ['Room No,Room', ['101,WC', '102,WC', ',Laundry', 'TBC,Bar'], ['101 - WC', '102 - WC', 'Laundry', 'Bar']],
  ] as const)('%s: what repeats the row above (%s)', (names, places, rooms) => {
    expect(read(names, places)).toEqual([rooms, []])
  }) // prettier-ignore

  it.each([
    ['Zone', 'North', 'North'],
    ['Level', '1', 'Level 1'],
  ])('is that of the row above it that has nothing else, and remarks are none: %s', (name, zone, expected) => {
    const rows = [`${zone},,,`, `,WC,${MIXER},1`, 'All tapware chrome,,,', `,,${PAN},1`, `,Gym,${SPOUT},1`]
    const isCode = (code: string) => CODES.has(normaliseCode(code))
    const { rows: all } = readListText([`${name},Room,Code,Qty`, ...rows].join('\n'), { isCode })
    expect(all.map(({ room }) => room)).toEqual([`${expected} - WC`, `${expected} - WC`, `${expected} - Gym`])
  })

  it('does not repeat the room of a total or of a heading', () => {
    const rows = [`North,WC,${MIXER},1`, 'North,Total,,1', `North,,${PAN},1`, 'North,,,', `North,,${SPOUT},1`]
    const isCode = (code: string) => CODES.has(normaliseCode(code))
    const { rows: all } = readListText(['Zone,Room,Code,Qty', ...rows].join('\n'), { isCode })
    expect(all.map(({ room }) => room)).toEqual(['North - WC', 'North - WC', 'North'])
  })

  it('is part of the name where only rows far below the first need it', () => {
    const rows = Array.from({ length: 300 }, (_, at) => `${at < 299 ? 101 : 102},Ensuite`)
    const [rooms] = read('Room No,Room name', rows)
    expect([rooms![0], rooms!.at(-1)]).toEqual(['101 - Ensuite', '102 - Ensuite'])
  })

  it.each(['Location', 'Section', 'Room type', 'Department', 'Precinct', 'Address'])('%s may be part of the room, and is asked about', (name) => {
    const places = ['East,Ensuite', 'West,Ensuite', 'West,Kitchen']
    const open = [['Ensuite', 'Ensuite', 'Kitchen'], [`places: ${name} (open)`]]
    expect(read(`${name},Room name`, places)).toEqual(open)
    const rooms = ['East - Ensuite', 'West - Ensuite', 'West - Kitchen']
    expect(read(`${name},Room name`, places, { places: 'rooms' })).toEqual([rooms, [`places: ${name} (rooms)`]])
    expect(read(`${name},Room name`, places, { places: 'neither' })[0]).toEqual(open[0])
    expect(read(`${name},Room name`, ['East,Ensuite', 'East,Ensuite', 'West,Kitchen'])[1]).toEqual([])
  }) // prettier-ignore

  it.each([
    ['Section', ['Hydraulics', 'Drainage']],
    ['Placement', ['Over basin', 'Shower wall']],
    ['Area', ['12 m2', '8 m2']],
    ['Location', ['TBC', 'n/a']],
    ['Location', ['over bath', 'North wall']],
  ])('%s with %s is none', (name, [one, other]) => {
    expect(read(`${name},Room`, [`${one},Ensuite`, `${other},Ensuite`])).toEqual([['Ensuite', 'Ensuite'], []])
  })

  it('is no room where it says where in one a product is', () => {
    expect(read('Area,Location', ['WC,Over bath', 'WC,Rear wall', 'Bar,Island bench'])).toEqual([['WC', 'WC', 'Bar'], []])
    const asked = [['WC', 'WC', 'Bar'], ['places: Location (open)']]
    expect(read('Area,Location', ['WC,Shower', 'WC,Hand drier', 'Bar,Island'])).toEqual(asked)
  }) // prettier-ignore
})
