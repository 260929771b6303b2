import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListAnswers } from '../model.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))

function read(text: string, answers: ListAnswers = {}) {
  const { rows, questions = [] } = readListText(text, { isCode: (code) => CODES.has(normaliseCode(code)), answers })
  return {
    items: rows.map(({ quantity, room }) => `${quantity}|${room}`),
    asked: questions.map(({ about, names, answer }) => `${about}: ${names.join(', ')} (${answer ?? 'open'})`),
  }
}

describe('numbers under the name of a room', () => {
  it.each(['Bathroom', 'Ensuite', 'WC'])('%s are asked about beside a quantity', (name) => {
    const text = `Code,Qty,${name}\n97140C6AF,4,1\n872010W,3,2`
    expect(read(text)).toEqual({ items: ['4|', '3|'], asked: [`numbers: ${name} (open)`] })
    expect(read(text, { numbers: 'quantities' })).toMatchObject({ items: [`1|${name}`, `2|${name}`] })
    expect(read(text, { numbers: 'rooms' })).toMatchObject({ items: [`4|${name} 1`, `3|${name} 2`] })
    expect(read(text, { numbers: 'neither' }).items).toEqual(['4|', '3|'])
  })

  it('are asked about before the code, without a quantity, and once for all tables', () => {
    expect(read('WC,Code,Qty\n1,97140C6AF,2\n2,872010W,1', { numbers: 'rooms' }).items).toEqual(['2|WC 1', '1|WC 2'])
    const two = 'Bathroom,Code\n1,97140C6AF\n2,872010W\n\nEnsuite,Code,Qty\n1,97210B,2\n2,97140C6AF,1'
    expect(read(two).asked).toEqual(['numbers: Bathroom, Ensuite (open)'])
  })

  it('are quantities where they add up to the total', () => {
    const text = 'Code,Qty,Bathroom,Ensuite\n97140C6AF,3,1,2\n872010W,3,2,1'
    expect(read(text)).toEqual({ items: ['1|Bathroom', '2|Ensuite', '2|Bathroom', '1|Ensuite'], asked: [] })
  })
})

describe('numbers under the name of an area', () => {
  const table = (name: string, numbers: readonly string[]) =>
    `Code,Room,${name},Qty\n97140C6AF,Ensuite,${numbers[0]},2\n872010W,Kitchen,${numbers[1]},3`

  it.each(['Area', 'Location', 'Space', 'Section', 'Location 1'])('%s are asked about', (name) => {
    expect(read(table(name, ['4', '12']))).toEqual({ items: ['2|Ensuite', '3|Kitchen'], asked: [`numbers: ${name} (open)`] })
  }) // prettier-ignore

  it('get its name where they are places, with a room and alone', () => {
    const places = ['2|Area 4 - Ensuite', '3|Area 12 - Kitchen']
    expect(read(table('Area no.', ['4', '12']), { numbers: 'rooms' }).items).toEqual(places)
    const alone = 'Location,Code,Qty\n1,97140C6AF,2\n2,872010W,1'
    expect(read(alone)).toEqual({ items: ['2|', '1|'], asked: ['numbers: Location (open)'] })
    expect(read(alone, { numbers: 'rooms' }).items).toEqual(['2|Location 1', '1|Location 2'])
    const two = 'Code,Location 1,Location 2\n97140C6AF,1,2\n872010W,3,'
    expect(read(two, { numbers: 'quantities' }).items).toEqual(['1|Location 1', '2|Location 2', '3|Location 1'])
  })

  it('are measures where some are no whole numbers, and zones and levels below their names', () => {
    expect(read(table('Area', ['12.5', '8']))).toEqual({ items: ['2|Ensuite', '3|Kitchen'], asked: [] })
    expect(read(table('Area (m2)', ['12', '8'])).asked).toEqual([])
    expect(read(table('Zone', ['1', '2']))).toEqual({ items: ['2|Zone 1 - Ensuite', '3|Zone 2 - Kitchen'], asked: [] })
    expect(read(table('Zone', ['A', 'B'])).items).toEqual(['2|Zone A - Ensuite', '3|Zone B - Kitchen'])
    expect(read(table('Level', ['1', '2'])).items).toEqual(['2|Level 1 - Ensuite', '3|Level 2 - Kitchen'])
    expect(read('Zone,Code,Qty\n1,97140C6AF,2\n2,872010W,1').items).toEqual(['2|Zone 1', '1|Zone 2'])
  })
})

describe('the only numbers of a table', () => {
  it.each(['Frobs', 'Position', 'Set'])('are asked about below %s', (name) => {
    const text = `Code,${name},Room\n97140C6AF,4,Ensuite\n872010W,2,Kitchen`
    expect(read(text)).toEqual({ items: ['|Ensuite', '|Kitchen'], asked: [`count: ${name} (open)`] })
    expect(read(text, { count: 'quantity' }).items).toEqual(['4|Ensuite', '2|Kitchen'])
    expect(read(text, { count: 'one' }).items).toEqual(['1|Ensuite', '1|Kitchen'])
  })

  it.each([
    ['without names', '97140C6AF,4,Ensuite\n872010W,2,Kitchen\n97210B,7,Kitchen'],
    ['that say that they count', 'Code,Frobs\n97140C6AF,4 off\n872010W,2 off'],
    ['whose name says so', 'Code,Reqd on site\n97140C6AF,4\n872010W,2'],
    ['beside their units', 'Code,Frobs,Frob type\n97140C6AF,4,ea\n872010W,2,ea'],
    ['that prices go up with', 'Code,Frobs,Rate,Sum\n97140C6AF,4,289.00,1156.00\n872010W,2,100.50,201.00'],
  ])('count %s', (_name, text) => {
    const { items, asked } = read(text)
    expect([items[0]!.split('|')[0], asked]).toEqual(['4', []])
  })
})
