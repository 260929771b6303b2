import { expect, it } from 'vitest'
import { readColumns, shorten } from '../testing/read-columns.ts'

const read = (text: string) => shorten(readColumns(text)).map(([, quantity, room]) => `${quantity}|${room}`)

it.each([
  ['1 x 97140C6AF to each of the 4 ensuites', ['4|ensuites']],
  ['1 x 97140C6AF to each of the four guest bathrooms', ['4|guest bathrooms']],
  ['97140C6AF - 2 per bathroom (6 bathrooms)', ['12|bathrooms']],
  ['2 per bathroom (6 bathrooms) 97140C6AF', ['12|bathrooms']],
  ['97140C6AF 2/room, 6 rooms', ['12|rooms']],
  ['97140C6AF 1 no. per WC x 12 WCs', ['12|WCs']],
  ['1 x 97140C6AF each to 4 ensuites', ['4|ensuites']],
  ['97140C6AF - 4 ensuites, 1 each', ['4|ensuites']],
  ['4 ensuites: 2 x 97140C6AF each', ['8|ensuites']],
  ['2 towel rails to each of the 4 ensuites', ['8|ensuites']],
  ['1 x 97140C6AF to all four ensuites', ['4|ensuites']],
  ['1 x 97140C6AF to each ensuite (4 off)', ['4|ensuite']],
  ['97140C6AF one each to ensuite 1, 2 and 3', ['1|ensuite 1', '1|ensuite 2', '1|ensuite 3']],
  ['2 x 97140C6AF each to ensuites 1-3', ['2|ensuite 1', '2|ensuite 2', '2|ensuite 3']],
  ['97140C6AF - 1 each to main bath, ensuite 1 and 2', ['1|main bath', '1|ensuite 1', '1|ensuite 2']],
  ['1 x 97140C6AF to ensuites 1 to 3 and powder', ['1|powder', '1|ensuite 1', '1|ensuite 2', '1|ensuite 3']],
])('%s counts for each of them', (line, rows) => expect(read(line)).toEqual(rows))

it.each([
  ['2 x 97140C6AF to both ensuites', ['2 or 4|ensuites']],
  ['97140C6AF x 8 to all 4 bathrooms', ['8 or 32|bathrooms']],
  ['97140C6AF 12 each to 4 ensuites', ['12 or 48|ensuites']],
  ['3 x 97140C6AF to ensuites 1, 2 and 3', ['3 or 9|ensuite 1 2 3']],
  ['2 x 97140C6AF to each ensuite (4 off)', ['4 or 8|ensuite']],
  ['1 x 97140C6AF to each of the 40 apartments', ['1 or 40|']],
  ['97140C6AF (2 per apartment, 40 apartments)', ['2 or 80|']],
  ['1 x 97140C6AF and 1 x 872010W to each of the 4 ensuites', ['1 or 4|ensuites', '1 or 4|ensuites']],
  ['12 x 97140C6AF for 4 ensuites', ['12 or 48|ensuites']],
  ['2 x 97140C6AF, 1 x 872010W for 4 ensuites', ['2 or 8|ensuites', '1 or 4|ensuites']],
  ['97140C6AF x 12 (4 ensuites)', ['12 or 48|ensuites']],
  ['4 ensuites: 12 x 97140C6AF', ['12 or 48|ensuites']],
  ['97140C6AF - 12 no. - 4 x ensuites', ['12 or 4|ensuites']],
  ['12 x 97140C6AF to 4 bathrooms and 1 laundry', ['12 or 5|']],
])('%s may mean two numbers', (line, rows) => expect(read(line)).toEqual(rows))

it.each([
  ['2 x 97140C6AF per ensuite', ['2 per ensuite|ensuite']],
  ['2 x 97140C6AF to each ensuite', ['2 per ensuite|ensuite']],
  ['each ensuite\n2 x 97140C6AF\n1 x 872010W', ['2 per ensuite|ensuite', '1 per ensuite|ensuite']],
  ['Per bathroom:\n2 x 97140C6AF\nLaundry\n1 x 872010W', ['2 per bathroom|bathroom', '1|Laundry']],
  ['Room,Code,Qty\nEach ensuite,97140C6AF,2\nLaundry,872010W,1', ['2 per ensuite|ensuite', '1|Laundry']],
])('%s does not say how many rooms there are, and is no quantity', (line, rows) => expect(read(line)).toEqual(rows))

it.each([
  ['Ensuite 2026', 'Ensuite 2026'], ['2026 Ensuite', 'Ensuite'], ['Ensuite (2026)', 'Ensuite'], ['Ensuite x 2026', 'Ensuite'],
])('%s has a year, and not as many rooms', (heading, room) => {
  expect(read(`${heading}\n2 x 97140C6AF`)).toEqual([`2|${room}`])
}) // prettier-ignore

it('is read in cells, too', () => {
  const table = 'Code,Qty,Room,Notes\n97140C6AF,1,each of the 4 ensuites,\n872010W,2 per bathroom (6 bathrooms),,\n97210B,1,Ensuite,to check'
  expect(read(table)).toEqual(['1 or 4|ensuites', '12|bathrooms', '1|Ensuite'])
}) // prettier-ignore

it.each([
  ['2 x 97140C6AF, Ensuite 1, 3 x 872010W, Ensuite 2', ['2', '3']],
  ['97140C6AF, Ensuite 1, 2', ['2']],
  ['97140C6AF - 2 no - Levels 1-3 amenities', ['2']],
  ['3 x 97140C6AF for 3 bedroom units', ['3']],
  ['97140C6AF x 2 - Levels 2 to 4 bathrooms', ['2']],
  ['5 x 97140C6AF: 4 ensuite, 1 laundry', ['4', '1']],
  ['97140C6AF 2 each Ensuite', ['2']],
  ['Type A (40 off)\n1 x 97140C6AF to each of the 2 ensuites', ['2']],
])('%s counts as it did', (line, quantities) => {
  expect(read(line).map((row) => row.split('|')[0])).toEqual(quantities)
})
