import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B', '4512C'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const itemsOf = (text: string) => read(text).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))

const typesOf = (text: string) =>
  read(text).rows.map(({ code, quantity, room, unitType, units }) => [code, quantity, room, unitType, units].join('|'))

describe('columns of quantities', () => {
  it('are of the types that they name, and of how many of them', () => {
    expect(typesOf('Room,Code,Type A (x12),Type B\nEnsuite,97140C6AF,1,2\nBath,872010W,,1\nWC,97210B,1,1')).toEqual([
      '97140C6AF|1|Ensuite|Type A|12',
      '97140C6AF|2|Ensuite|Type B|',
      '872010W|1|Bath|Type B|',
      '97210B|1|WC|Type A|12',
      '97210B|1|WC|Type B|',
    ])
  })

  it.each([
    ['Zone,Code,Ensuite,Kitchen', ['North', 'South'], ['North - Ensuite', 'North - Kitchen', 'South - Kitchen']],
    ['Level,Code,WC,Gym', ['1', '2'], ['Level 1 - WC', 'Level 1 - Gym', 'Level 2 - Gym']],
    ['Room,Code,Level 1,L2', ['WC', 'Gym'], ['Level 1 - WC', 'L2 - WC', 'L2 - Gym']],
    ['Area,Code,WC,Gym,Total', ['North', 'South'], ['North - WC', 'North - Gym', 'South - Gym']],
  ])('are of places within those of their rows: %s', (names, [one, other], rooms) => {
    const hasTotal = names.endsWith('Total')
    const text = `${names}\n${one},97140C6AF,1,1${hasTotal ? ',2' : ''}\n${other},872010W,,3${hasTotal ? ',3' : ''}`
    expect(itemsOf(text)).toEqual([`97140C6AF|1|${rooms[0]}`, `97140C6AF|1|${rooms[1]}`, `872010W|3|${rooms[2]}`])
  })

  it.each([
    ['L1', 'L2', 'L3'],
    ['B1', 'GF', 'L1'],
    ['Lvl 1', 'Lvl 2', 'Lvl 3'],
    ['Stage 1', 'Stage 2', 'Stage 3'],
    ['Basement', 'Ground Floor', 'Roof'],
    ['Tower 1', 'Tower 2', 'Podium'],
  ])('are of the levels %s, %s and %s', (...names) => {
    const text = `Item\tManufacturer Part No.\tDescription\t${names.join('\t')}\tRemarks\n1\t97140C6AF\tMixer\t4\t2\t\t\n2\t872010W\tBasin\t1\t\t3\tgloss`
    for (const each of [text, text.replace(names.join('\t'), names.map((name) => `Qty ${name}`).join('\t'))])
      expect(itemsOf(each)).toEqual([
        `97140C6AF|4|${names[0]}`,
        `97140C6AF|2|${names[1]}`,
        `872010W|1|${names[0]}`,
        `872010W|3|${names[2]}`,
      ])
  })

  it.each([
    ['Code,Ensuite,Bath,Qty\n97140C6AF,4,2,6\n872010W,4,3,7', 0],
    ['Code,Ensuite,Bath,Qty\n97140C6AF,4,2,6\n872010W,4,3,9', 1],
    ['Code,Type A (x12),Type B (x4),Total\n97140C6AF,1,2,20\n872010W,2,1,28', 0],
    ['Code,Type A (x12),Type B (x4),Total\n97140C6AF,1,2,20\n872010W,2,1,27', 1],
    ['Code,Ensuite,Bath,Rate,Total\n97140C6AF,4,2,6,36\n872010W,4,3,9,63', 0],
  ])('agree with their total, or are asked for: %j', (text, count) => {
    expect(read(text).tables[0]!.asks).toHaveLength(count)
  })

  it('are of places where they add up to their total', () => {
    const text = 'Code,Description,King,Twin,Total\n97140C6AF,Mixer,4,2,6\n872010W,Basin,1,,1'
    expect(itemsOf(text)).toEqual(['97140C6AF|4|King', '97140C6AF|2|Twin', '872010W|1|King'])
    expect(read(text.replace('4,2,6', '4,2,7')).tables).toMatchObject([{ asks: ['quantity'] }])
  })

  it('are of places beside others of places', () => {
    const text = 'Code,King,Accessible WC,Public WC\n97140C6AF,2,,4\n872010W,,1,1\nNumber of rooms,64,6,1'
    expect(itemsOf(text)).toEqual([
      '97140C6AF|2|King',
      '97140C6AF|4|Public WC',
      '872010W|1|Accessible WC',
      '872010W|1|Public WC',
    ])
  })

  it('may stand beside descriptions that begin with the code', () => {
    const text = 'Item\tEnsuite\tKitchen\n97140C6AF Basin mixer\t2\t\n872010W suite\t1\t1'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|Ensuite', '872010W|1|Ensuite', '872010W|1|Kitchen'])
  })

  it('keep the type of their row where they are of rooms', () => {
    expect(typesOf('Type,Units,Code,Ensuite,WC\nType A,6,97140C6AF,2,1\nType B,4,97140C6AF,1,')).toEqual([
      '97140C6AF|2|Ensuite|Type A|6',
      '97140C6AF|1|WC|Type A|6',
      '97140C6AF|1|Ensuite|Type B|4',
    ])
  })

  it('count what a revision has, and what a dwelling has', () => {
    expect(itemsOf('Code,Old qty,New qty\n97140C6AF,2,3\n872010W,1,2')).toEqual(['97140C6AF|3|', '872010W|2|'])
    expect(typesOf('Dwelling type,Dwellings,SKU,Qty/dwelling\nT1,6,97140C6AF,2\nT2,4,97140C6AF,3')).toEqual([
      '97140C6AF|2||T1|6',
      '97140C6AF|3||T2|4',
    ])
  })

  it('count what was ordered, and what was supplied where nothing else is said', () => {
    expect(itemsOf('Item,Ordered,Supplied,Backorder\n97140C6AF,4,3,1\n872010W,2,2,0')).toEqual([
      '97140C6AF|4|',
      '872010W|2|',
    ])
    expect(itemsOf('Code,Qty Supplied\n97140C6AF,4\n872010W,2')).toEqual(['97140C6AF|4|', '872010W|2|'])
  })
})

it('a heading may have a number before it', () => {
  const text = 'Item,Description,Model,Qty\n1.0,ENSUITE,,\n1.1,Mixer,97140C6AF,2\n2.0,WC,,\n2.1,Basin,872010W,1'
  expect(itemsOf(text)).toEqual(['97140C6AF|2|ENSUITE', '872010W|1|WC'])
})

describe('a code that the row above has', () => {
  it.each(['"', 'do.', 'Ditto', '〃', ''])('is written %j', (same) => {
    const text = `Code\tQty\tLocation\n97140C6AF\t1\tLevel 1 WC\n${same}\t2\tLevel 2 WC\n872010W\t1\tLevel 3 WC`
    expect(itemsOf(text)).toEqual(['97140C6AF|1|Level 1 WC', '97140C6AF|2|Level 2 WC', '872010W|1|Level 3 WC'])
  })

  it('is not that of a sum', () => {
    expect(itemsOf('Code,Qty,Room\n97140C6AF,1,WC\n872010W,2,WC\n,3,Total')).toHaveLength(2)
  })
})

it('rooms have names that a project may have', () => {
  const rooms = ['Bath & Laundry', "Butler's Pantry", 'WC/Store', 'Ensuite (guest)', 'Level 1 – Amenities']
  const text = `Code\tQty\tRoom\n${rooms.map((room) => `97140C6AF\t1\t${room}`).join('\n')}`
  expect(read(text).rows.map(({ room }) => room)).toEqual([
    'Bath and Laundry',
    'Butlers Pantry',
    'WC-Store',
    'Ensuite guest',
    'Level 1-Amenities',
  ])
})

it('sizes in brackets are no types', () => {
  const text = 'Code\tWidth (900)\tHeight (600)\tQty\n97140C6AF\t900\t500\t2\n872010W\t800\t800\t3'
  expect(itemsOf(text)).toEqual(['97140C6AF|2|', '872010W|3|'])
})
