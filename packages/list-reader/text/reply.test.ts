import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const itemsOf = (text: string) => read(text).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))

describe('messages below the one that answers them', () => {
  it.each([
    'On Tue, 12 May 2026 at 09:14, Sales <sales@example.com> wrote:',
    '-----Original Message-----',
    'From: Sales <sales@example.com>\nSent: Monday, 3 May 2026 09:14\nTo: Jo',
    '*From:* Sales\n*Date:* Monday\n*To:* Jo',
  ])('are quoted below %j', (head) => {
    const text = `Go ahead with these:\n97140C6AF x 6\n\n${head}\nYour quote:\n97140C6AF x 4\n872010W x 4`
    expect(itemsOf(text)).toEqual(['97140C6AF|6|'])
    expect(
      read(text)
        .passed.filter(({ reason }) => reason === 'quoted')
        .map(({ text: line }) => line),
    ).toContain('872010W x 4')
  })

  it('are read where the list is nowhere else, and their head is no room', () => {
    expect(itemsOf('Please order the below\n\n-----Original Message-----\n97140C6AF x 4')).toEqual(['97140C6AF|4|'])
    expect(itemsOf('From: Jo\nSent: Monday\nTo: Ari\n\n97140C6AF x 4')).toEqual(['97140C6AF|4|'])
  })

  it('are answered between their lines where those are marked', () => {
    expect(itemsOf('On Monday Jo wrote:\n> 5 x 872010W?\n2 x 97140C6AF please')).toEqual(['97140C6AF|2|'])
  })
})
