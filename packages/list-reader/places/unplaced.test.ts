import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readColumns } from '../testing/read-columns.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const roomsOf = (text: string) => readListText(text, { isCode }).rows.map(({ room }) => room)

describe('a product below a room', () => {
  it.each([
    'Also please add 2 x 97210B to the order.',
    'Plus 4 x 97210B',
    'Can you also send 2 x 97210B?',
    'Could you add:\n2 x 97210B',
    'One more thing, 2 x 97210B please',
    'General:\n2 x 97210B',
    'Consumables\n2 x 97210B',
  ])('is of no room where a blank line and its words say so: %j', (text) => {
    expect(roomsOf(`Ensuite\n2 x 97140C6AF\n1 x 872010W\n\n${text}`)).toEqual(['Ensuite', 'Ensuite', ''])
  })

  it.each(['Also 2 x 97210B', 'Plus 2 x 97210B', 'Please add 2 x 97210B', '\n2 x 97210B', '(white only)\n2 x 97210B'])(
    'is of it in %j',
    (text) => {
      expect(roomsOf(`Ensuite\n2 x 97140C6AF\n${text}`)).toEqual(['Ensuite', 'Ensuite'])
    },
  )

  it('is of no room where the whole order is named', () => {
    expect(roomsOf('Ensuite\n2 x 97140C6AF\nAlso add 2 x 97210B to the order')).toEqual(['Ensuite', ''])
  })

  it('is of it where the wish is its first line', () => {
    expect(roomsOf('Ensuite:\n\nPlease send 2 x 97140C6AF')).toEqual(['Ensuite'])
  })

  it('names its own room', () => {
    expect(roomsOf('Ensuite\n2 x 97140C6AF\n\nAlso 2 x 97210B for the kitchen')).toEqual(['Ensuite', 'kitchen'])
  })
})

it('rows of a table below spares are of no room', () => {
  const text =
    'Code > Qty > Note\nENSUITE >  > \n97140C6AF > 2 > \nSPARES >  > \n872010W > 1 > \nKITCHEN >  > \n97210B > 1 > '
  expect(readColumns(text).rows.map(({ room }) => room)).toEqual(['ENSUITE', '', 'KITCHEN'])
})
