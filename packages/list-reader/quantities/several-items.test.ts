import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readPastedList } from '../upload/pasted-list.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '97140B6AF', '872010W', '97210B', '4710.15'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const itemsOf = (text: string) => {
  return readListText(text, { isCode }).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))
}

describe('a line of several products, each with its quantity', () => {
  it.each([
    ['2x 97140C6AF, 3x 872010W and one 97210B', ['97140C6AF|2|', '872010W|3|', '97210B|1|']],
    ['2x 97140C6AF 3x 872010W', ['97140C6AF|2|', '872010W|3|']],
    ['97140C6AF x2, 872010W x3', ['97140C6AF|2|', '872010W|3|']],
    ['97140C6AF - 2, 872010W - 1', ['97140C6AF|2|', '872010W|1|']],
    ['3 of the 97140C6AF and 3 x 4710.15 to match, plus 2 97210B', ['97140C6AF|3|', '4710.15|3|', '97210B|2|']],
    ['two of 97140C6AF & 1 of 872010W thx', ['97140C6AF|2|', '872010W|1|']],
    ['2 mixers 97140C6AF and 1 towel rail 97210B', ['97140C6AF|2|', '97210B|1|']],
    ['a pair of 97140C6AF and half a dozen 4710.15', ['97140C6AF|2|', '4710.15|6|']],
    ['3 each of 97140C6AF, 872010W and 97210B', ['97140C6AF|3|', '872010W|3|', '97210B|3|']],
    ['97140C6AF, 872010W - 2 each', ['97140C6AF|2|', '872010W|2|']],
    ['1 x 97140C6AF with 1 x 97140C6AF', ['97140C6AF|1|', '97140C6AF|1|']],
    ['2x97140C6AF+3x872010W', ['97140C6AF|2|', '872010W|3|']],
    ['97140C6AF/872010W 2 each', ['97140C6AF|2|', '872010W|2|']],
  ])('%s', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it.each([
    ['2x 97140C6AF, 3x 872010W for the Ensuite.', ['97140C6AF|2|Ensuite', '872010W|3|Ensuite']],
    ['Ensuite: 2 x 97140C6AF, 1 x 872010W', ['97140C6AF|2|Ensuite', '872010W|1|Ensuite']],
    [
      '2 x 97140C6AF for the ensuite, 1 x 872010W for the powder room',
      ['97140C6AF|2|ensuite', '872010W|1|powder room'],
    ],
    ['Ensuite: 2 x 97140C6AF, Kitchen: 1 x 872010W', ['97140C6AF|2|Ensuite', '872010W|1|Kitchen']],
    [
      'okay for the ensuite we need two of the 97140C6AF and one 872010W and then for the kitchen three of 97210B',
      ['97140C6AF|2|ensuite', '872010W|1|ensuite', '97210B|3|kitchen'],
    ],
    ['Ensuite: 2 x 97140C6AF. Also 1 x 872010W.', ['97140C6AF|2|Ensuite', '872010W|1|Ensuite']],
    ['Send 2 x 97140C6AF. Also 1 x 872010W for the kitchen.', ['97140C6AF|2|', '872010W|1|kitchen']],
    ['Ensuite needs 2 x 97140C6AF. Kitchen gets 1 x 872010W.', ['97140C6AF|2|Ensuite', '872010W|1|Kitchen']],
    ['Main bath gets one 97140C6AF mixer with two 872010W pans.', ['97140C6AF|1|Main bath', '872010W|2|Main bath']],
    [
      'Each bathroom gets 1 x 97140C6AF and 2 x 872010W',
      ['97140C6AF|1 per bathroom|bathroom', '872010W|2 per bathroom|bathroom'],
    ],
    ['In the bath put one 97140C6AF and one 872010W', ['97140C6AF|1|bath', '872010W|1|bath']],
    ['Ensuite - 97140C6AF x1, 872010W x2', ['97140C6AF|1|Ensuite', '872010W|2|Ensuite']],
    ['Ensuite:97140C6AF x1, 872010W x2', ['97140C6AF|1|Ensuite', '872010W|2|Ensuite']],
    ['Ensuite:2x97140C6AF', ['97140C6AF|2|Ensuite']],
    ['97140C6AF–2/Ensuite', ['97140C6AF|2|Ensuite']],
    ['2*97140C6AF/Ensuite', ['97140C6AF|2|Ensuite']],
  ])('%s names their rooms', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it.each([
    '97140C6AF: Ensuite x2, Powder x1 and Main bath x1',
    '97140C6AF - 2 Ensuite, 1 Powder, 1 Main bath',
    '97140C6AF: 2 for the Ensuite, 1 for the Powder, 1 for Main bath',
  ])('%s is one product for several rooms', (line) => {
    expect(itemsOf(line)).toEqual(['97140C6AF|2|Ensuite', '97140C6AF|1|Powder', '97140C6AF|1|Main bath'])
  })

  it.each([
    ['97140C6AF for 4 ensuites', ['97140C6AF|4|ensuites']],
    ['basin mixer 97140C6AF in all 4 bathrooms please', ['97140C6AF|4|bathrooms']],
    ['97140C6AF for 4 bathrooms and 2 ensuites', ['97140C6AF|4|bathrooms', '97140C6AF|2|ensuites']],
    [
      '97140C6AF, 872010W and 97210B for 4 ensuites',
      ['97140C6AF|4|ensuites', '872010W|4|ensuites', '97210B|4|ensuites'],
    ],
    ['12 bathrooms: 97140C6AF, 872010W', ['97140C6AF|12|bathrooms', '872010W|12|bathrooms']],
    ['Level 1 (12 rooms): 97140C6AF, 872010W', ['97140C6AF|12|', '872010W|12|']],
    ['97140C6AF for level 4 ensuites', ['97140C6AF||level 4 ensuites']],
    ['97140C6AF for the 3 powder rooms', ['97140C6AF|3|powder rooms']],
    ['97140C6AF and 872010W for 2 guest bathrooms', ['97140C6AF|2|guest bathrooms', '872010W|2|guest bathrooms']],
    ['97140C6AF or 872010W for 4 ensuites', ['97140C6AF or 872010W|4|ensuites']],
  ])('%s says for how many rooms', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it.each([
    ['2 robe hooks 97210B for 4 ensuites', ['2 or 8']],
    ['97140C6AF - 2 - for 4 ensuites', ['2 or 8']],
    ['97140C6AF - 2, 872010W - 1 for 4 ensuites', ['2 or 8', '1 or 4']],
    ['97140C6AF for 4 ensuites, 2 per room', ['8']],
  ])('%s does not lose the quantity that it says', (line, quantities) => {
    expect(readListText(line, { isCode }).rows.map(({ quantity }) => quantity)).toEqual(quantities)
  })

  it.each(['97140C6AF 12 off ensuite 6 off powder', '97140C6AF - 12 off for the ensuite 6 off for the powder'])(
    '%s is so without commas',
    (line) => {
      expect(itemsOf(line)).toEqual(['97140C6AF|12|ensuite', '97140C6AF|6|powder'])
    },
  )

  it.each([
    ['97140C6AF 12 ensuite 6 powder', ['97140C6AF|12|ensuite', '97140C6AF|6|powder']],
    ['97140C6AF mixer 600 mm 4 ensuite, 2 main bathroom', ['97140C6AF|4|ensuite', '97140C6AF|2|main bathroom']],
    ['97140C6AF: ens 2, bath 1', ['97140C6AF|2|ens', '97140C6AF|1|bath']],
    ['97140C6AF: 12 on level 1 and 6 on level 2', ['97140C6AF|12|level 1', '97140C6AF|6|level 2']],
    ['97140C6AF Level 3: 12 ensuite 6 powder', ['97140C6AF|12|Level 3 ensuite', '97140C6AF|6|Level 3 powder']],
    ['97140C6AF Level 3 Kitchen 2 Type A', ['97140C6AF||Level 3 Kitchen 2 Type A']],
    ['97140C6AF x 4 Level 3 Ensuite 2 Bathroom', ['97140C6AF|4|Level 3 Ensuite 2 Bathroom']],
    ['Kitchen 2 off 97140C6AF Level 3 Kitchen 2 Type A', ['97140C6AF|2|']],
  ])('%s has bare numbers beside its rooms', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it.each(['97140C6AF 2 level 3 ensuite', '97140C6AF - Bath 1, Bath 2', '97140C6AF 2 bath 1 off'])(
    '%s counts no rooms apart',
    (line) => {
      expect(itemsOf(line)).toHaveLength(1)
    },
  )

  it.each([
    ['4 of 97140C6AF for the ensuite and 2 for the powder', ['97140C6AF|4|ensuite', '97140C6AF|2|powder']],
    [
      '97140C6AF mixer, one each for ensuite, main bath and powder',
      ['97140C6AF|1|ensuite', '97140C6AF|1|main bath', '97140C6AF|1|powder'],
    ],
    ['97140C6AF - 2 each for the kitchen and the laundry', ['97140C6AF|2|kitchen', '97140C6AF|2|laundry']],
    ['97140C6AF - 2 each for the kitchen', ['97140C6AF|2|kitchen']],
    ['97140C6AF - 2 ea - Kitchen and laundry', ['97140C6AF|2|Kitchen and laundry']],
  ])('%s names its rooms', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it('may be parted by what each room gets', () => {
    const line =
      'Hi Jo, for the Ellis job: ensuite 2x 97140C6AF 1x 872010W; main bath 1x 97140C6AF 1x 97210B; powder 1x 872010W. Cheers'
    expect(itemsOf(line)).toEqual([
      '97140C6AF|2|ensuite',
      '872010W|1|ensuite',
      '97140C6AF|1|main bath',
      '97210B|1|main bath',
      '872010W|1|powder',
    ])
    expect(itemsOf('2 x 97140C6AF; Ensuite')).toEqual(['97140C6AF|2|Ensuite'])
    expect(itemsOf('2 x 97140C6AF; 1 x 872010W; 1 x 97210B')).toEqual(['97140C6AF|2|', '872010W|1|', '97210B|1|'])
  })

  it('may have a tag before each code, and the number of a room before all', () => {
    const { rows } = readListText('Ensuite 2.03: BM1 97140C6AF (2), SH1 872010W (1)', { isCode })
    expect(rows).toMatchObject([
      { tag: 'BM1', code: '97140C6AF', quantity: '2', room: 'Ensuite 2-03' },
      { tag: 'SH1', code: '872010W', quantity: '1', room: 'Ensuite 2-03' },
    ])
  })

  it.each([
    ['97140C6AF, 872010W and 97210B', ['97140C6AF||', '872010W||', '97210B||']],
    ['Ensuite: 97140C6AF mixer + 872010W basin', ['97140C6AF||Ensuite', '872010W||Ensuite']],
    ['97140C6AF / 872010W - Powder', ['97140C6AF||Powder', '872010W||Powder']],
  ])('%s has none for any', (line, items) => {
    expect(itemsOf(line)).toEqual(items)
  })

  it.each([
    '97140C6AF, 97140B6AF',
    'Ensuite: 97140C6AF or 872010W',
    '97140C6AF or 872010W x 2',
    '2 x 97140C6AF or 2 x 872010W',
    '97140C6AF and 872010W x 2',
    '2 x 97140C6AF in lieu of 2 x 872010W',
    '97140C6AF (replaces 872010W) x 2',
    '2 x 97140C6AF 3 x 872010W x 4',
    'also 3 mixers 97140C6AF/97140B6AF either is fine',
    '2 x 97140C6AF&872010W',
    '97140C6AF->97140B6AF x 3',
  ])('%s stays one to choose from', (line) => {
    expect(readListText(line, { isCode }).rows).toHaveLength(1)
  })

  it('has the code as it is written where a part is neither a code nor a place', () => {
    expect(itemsOf('2 x 97140C6AF/B')).toEqual(['97140C6AF/B|2|'])
  })

  it('may take a paragraph', () => {
    const text = `${'We met on site about the tiles and the joinery today. '.repeat(10)}Please send 2 x 97140C6AF. Also 1 no. 872010W.`
    expect(itemsOf(text)).toEqual(['97140C6AF|2|', '872010W|1|'])
  })

  it('are rows of their line, below the heading above it', () => {
    const text = 'Ensuite:\n2 x 97140C6AF, 1 x 872010W\nQty: 5\n1 x 97210B'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|Ensuite', '872010W|1|Ensuite', '97210B|1|Ensuite'])
    expect(readListText(text, { isCode }).rows.map(({ line, lineCount }) => [line, lineCount])).toEqual([
      [2, 1],
      [2, 1],
      [4, 1],
    ])
  })

  it('are rows of a pasted list, too', () => {
    expect(readPastedList('Ensuite: 2 x 97140C6AF, 3 x 872010W', isCode)).toMatchObject({
      rows: [
        { row: 1, sku: '97140C6AF', qty: '2', section: 'Ensuite' },
        { row: 1, sku: '872010W', qty: '3', section: 'Ensuite' },
      ],
    })
  })
})
