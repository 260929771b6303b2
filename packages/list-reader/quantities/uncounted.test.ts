import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
/** `product|quantity|room|tag` of each row, without what is blank at its end. */
const itemsOf = (text: string) =>
  readListText(text, { isCode }).rows.map((row) =>
    [row.code || row.description, row.quantity, row.room, row.tag].join('|').replace(/\|+$/, ''),
  )

describe('products in words without a quantity', () => {
  it('are rows of an email, and what is around them is not', () => {
    const text = [
      'Hi Jo,',
      '',
      'Please find below our selections for the Smith house. The basin mixers were lovely.',
      '',
      'Basin mixer brushed brass — ensuite',
      'Wall hung toilet',
      'Freestanding bath 1700',
      'Robe hooks, chrome',
      'Shower rail with overhead',
      '',
      'We need the towel rails before Christmas.',
      'Kind regards, Sarah',
      'Bob Tap',
      'Sales - Basin Division',
      'Basin & Bath Co',
      '12 Basin Street, Kew VIC 3101',
      'This email is confidential. If you are not the intended recipient, delete it.',
    ].join('\n')
    expect(itemsOf(text)).toEqual([
      'Basin mixer brushed brass|1|ensuite',
      'Wall hung toilet|1',
      'Freestanding bath 1700|1',
      'Robe hooks, chrome',
      'Shower rail with overhead|1',
    ])
  })

  it('stand below the names of rooms', () => {
    const text =
      'ENSUITE\n- basin\n- toilet\n- wall hung vanity 900\n\nPowder:\ntoilet suite back to wall\n\nLAUNDRY\n- laundry tub 45L'
    expect(itemsOf(text)).toEqual([
      'basin|1|ENSUITE',
      'toilet|1|ENSUITE',
      'wall hung vanity 900|1|ENSUITE',
      'toilet suite back to wall|1|Powder',
      'laundry tub 45L|1|LAUNDRY',
    ])
  })

  it.each([
    ['Ensuite: basin mixer, towel rail', ['basin mixer|1|Ensuite', 'towel rail|1|Ensuite']],
    ['Toilet: wall faced\nBath: freestanding 1700', ['Toilet wall faced|1', 'Bath freestanding 1700|1']],
    [
      'BM-01 Basin mixer, chrome\nTR-02: Double towel rail',
      ['Basin mixer, chrome|1||BM-01', 'Double towel rail|1||TR-02'],
    ],
    ['also a matte black towel rail\nand 3 robe hooks', ['matte black towel rail|1', 'robe hooks|3']],
    ['basin x2\nshower rail\nbath 1700', ['basin|2', 'shower rail|1', 'bath 1700|1']],
    ['Vanity 900 - Main Bath\nSlide shower\nMirror 750', ['Vanity 900|1|Main Bath', 'Slide shower|1', 'Mirror 750|1']],
    ['Product: Basin mixer\nQty: 2\nRoom: Ensuite', ['Basin mixer|2|Ensuite']],
    ['Basin mixer\nx 2\nTowel rail\nQty: 3', ['Basin mixer|2', 'Towel rail|3']],
    ['wall hung toilet', ['wall hung toilet|1']],
    ['2 x 97140C6AF - Ensuite\nbidet - Ensuite', ['97140C6AF|2|Ensuite', 'bidet|1|Ensuite']],
    ['- 2 x 97140C6AF\n- towel rail black\n- robe hook', ['97140C6AF|2', 'towel rail black|1', 'robe hook|1']],
    ['2 x 97140C6AF basin mixer\ntowel rail black', ['97140C6AF|2', 'towel rail black|1']],
  ])('%j', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })

  it.each([
    ['below bare codes they describe them', '2 x 97140C6AF\nLuna Basin Mixer\n1 x 872010W\nCube Wall Basin'],
    ['above bare codes, too', 'Luna Basin Mixer\n97140C6AF\n2\nCube Wall Basin\n872010W\n1'],
    ['above codes they are the name of a kind', 'BASIN MIXER\n2 x 97140C6AF mixer\nWALL BASIN\n1 x 872010W basin'],
  ])('%s', (_, text) => {
    expect(itemsOf(text)).toEqual([expect.stringMatching(/^97140C6AF\|2/), expect.stringMatching(/^872010W\|1/)])
  })

  it.each([
    'Basin mixers\nTowel rails\nAccessories',
    'Hi Jo, the toilet is leaking. Please call me.\nShower in the ensuite needs a new rose.\nThanks',
    'Basin mixer looks good\nToilet as discussed\nVanity - see attached',
    'Subject: Basin mixer\nSupplier: Basin Warehouse\nClient: The Tap House',
    'Deliver the basin\nDelete:\nbasin mixer\ntowel rail',
    'Basin mixer installation\nToilet removal\nShower repairs',
  ])('%j lists none', (text) => {
    expect(itemsOf(text)).toEqual([])
  })

  it('are rows of a table that has no quantities', () => {
    expect(itemsOf('Item\tRoom\tFinish\nBasin mixer\tEnsuite\tBrass\nToilet\tEnsuite\tWhite')).toEqual([
      'Basin mixer Brass|1|Ensuite',
      'Toilet White|1|Ensuite',
    ])
    expect(itemsOf('Tag,Description\nBM-01,Basin mixer\nWC-01,Toilet')).toEqual([
      'Basin mixer|1||BM-01',
      'Toilet|1||WC-01',
    ])
  })
})
