import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListAnswers } from './model.ts'
import { readListText } from './read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))

function read(text: string, answers: ListAnswers = {}) {
  const { rows, questions = [], passed } = readListText(text, { isCode: (code) => CODES.has(normaliseCode(code)), answers })
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

  it.each(['Ensuite', 'Level 2', 'Type A', 'Client bathroom', 'Option B', 'Manager’s office', 'Room: Kowhai'])(
    '%s says enough',
    (name) => expect(read(`2 x 97210B\n\n${name}\n2 x 97140C6AF\n1 x 872010W`).asked).toEqual([]),
  )
})
