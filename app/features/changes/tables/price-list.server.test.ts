import { describe, expect, it } from 'vitest'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { useTablePlans } from '../testing/use-table-plans.ts'

const { plan, read, planned } = useTablePlans(useDatabase())

const HEAD = 'Code,RRP AUD inc GST'
const RAISED = ['MIX-1 price AUD: 400.00 → 420.00']

describe('a price list', () => {
  it.each([
    ['with commas', `${HEAD}\nMIX-1,420\n`],
    ['with a mark of the byte order', `\uFEFF${HEAD}\r\nMIX-1,420\r\n`],
    ['with semicolons', `Code;RRP AUD inc GST\nMIX-1;420,00\n`.replace('420,00', '420.00')],
    ['with tabs', `Code\tRRP AUD inc GST\nmix-1\t$420.00\n`],
    ['with carriage returns alone', `${HEAD}\rMIX-1,420\r`],
    ['in UTF-16', Buffer.from(`\uFEFF${HEAD}\nMIX-1,420\n`, 'utf16le')],
    ['in Windows-1252', Buffer.from(`${HEAD},Café\nMIX-1,420,é\n`, 'latin1')],
    ['with the headings twice', `${HEAD}\nMIX-1,420\n${HEAD}\n`],
    [
      'as a workbook',
      writeTextWorkbook([{ name: 'Prices', head: HEAD.split(','), rows: [['MIX-1', 420]], widths: [10, 10] }]),
    ],
  ])('%s is read', async (name, file) => {
    const lines = await planned('prices', file)
    const notes = [
      ...(name.includes('twice') ? ['noted - The headings come again on line 3: left out.'] : []),
      ...(name.includes('1252') ? ['noted - Columns that are not read: Café'] : []),
    ]
    expect(lines.toSorted()).toEqual([...RAISED, ...notes].toSorted())
  })

  it.each([
    ['1.234,50', '→ 1234.50'],
    ['1,234.50', '→ 1234.50'],
    ['420.0000001', '→ 420.00'],
  ])('takes %s', async (price, said) => {
    expect((await planned('prices', `Code;RRP AUD inc GST\nMIX-1;${price}\n`)).join()).toContain(said)
  })

  it.each([
    ['1.234', 'may be two prices'],
    ['12,5', 'may be two prices'],
    ['0', 'is 0'],
    ['-5', 'is negative'],
    ['1e9', 'is not a price'],
    ['99999999', 'more than 1,000,000.00'],
    ['45123x', 'is not a price'],
    ['=cmd|x!A1', 'is a formula without its value'],
    ['n/a', 'says nothing: leave the cell empty'],
  ])('refuses %s with the reason', async (price, reason) => {
    expect(await planned('prices', `Code;RRP AUD inc GST\nMIX-1;${price}\n`)).toEqual([
      expect.stringMatching(/^refused 2 price AUD: /),
    ])
    expect((await planned('prices', `Code;RRP AUD inc GST\nMIX-1;${price}\n`)).join()).toContain(reason)
  })

  it('without GST is raised by it, of each market', async () => {
    expect(await planned('prices', 'Code,Price AUD ex GST,Price NZD ex GST\nMIX-1,100,100\n')).toEqual([
      'MIX-1 price AUD: 400.00 → 110.00',
      'MIX-1 price NZD: 401.00 → 115.00',
    ])
  })

  it('says where a code has lost its zeros, and where one stands twice', async () => {
    const file = `${HEAD}\n4711,310\nMIX-1,420\nmix 1,430\nMIX-2,460\nmix-2,460\n,12\nNONE,12\n`
    expect((await planned('prices', file)).toSorted()).toEqual([
      'MIX-2 price AUD: 450.00 → 460.00',
      'noted 6 is the same as line 5',
      'refused 2 4711 is not in the catalogue; 004711 is: the spreadsheet has probably lost the zeros',
      'refused 3 MIX-1 is on line 4 with other values',
      'refused 4 MIX-1 is on line 3 with other values',
      'refused 7 has no code',
      'refused 8 NONE is not in the catalogue',
    ])
  })
})

describe('columns in another order, and headings that are not there', () => {
  it('give the same plan, the sale price before the price or after it', async () => {
    const orders = [
      'Code,Price AUD inc GST,sale price AUD including GST\nMIX-1,380,350',
      'sale price AUD including GST,Code,Price AUD inc GST\n350,MIX-1,380',
      'Price AUD inc GST,sale price AUD including GST,Code\n380,350,MIX-1',
    ]
    const plans = await Promise.all(orders.map((file) => planned('prices', file)))
    for (const lines of plans)
      expect(lines).toEqual(['MIX-1 price AUD: 400.00 → 380.00', 'MIX-1 sale price AUD:  → 350.00'])
  })

  it('below a title are found, and what stands above is named', async () => {
    expect(await planned('prices', `Prices of July 2027\n\n${HEAD},Remark\nMIX-1,420,new\n`)).toEqual([
      'noted - A line above the headings, which are on line 3: not read.',
      'noted - Columns that are not read: Remark',
      ...RAISED,
    ])
  })

  it('are asked about where the first line is a row already, which is not lost', async () => {
    const setId = await plan('prices', 'MIX-1,420\nMIX-2,460\n')
    const { state, job, mapping } = await read(setId)
    expect([state, job, mapping]).toMatchObject([
      'draft',
      null,
      {
        headings: ['', ''],
        targets: ['sku', ''],
        samples: [
          ['MIX-1', '420'],
          ['MIX-2', '460'],
        ],
      },
    ])
    expect(await planned('withdraw', '004711\n')).toEqual([
      'noted - The file has no headings: its first line is read as a row.',
      'withdrawn basin',
    ])
  })

  it.each(['RRP inc GST', 'Price', 'List price AUD', 'NZ RRP'])(
    'are asked about where they say %s alone',
    async (heading) => {
      const { state, mapping } = await read(await plan('prices', `Code,${heading}\nMIX-1,420\n`))
      expect([state, mapping]).toMatchObject(['draft', { unclear: [1] }])
    },
  )

  it('of a weight are asked about: it may be net or gross', async () => {
    expect(await read(await plan('columns', 'Code,Weight,Warranty\nMIX-1,3,5 years\n'))).toMatchObject({
      state: 'draft',
      mapping: { unclear: [1] },
    })
  })

  it('a cell beyond the headings is a column that is not read', async () => {
    expect(await planned('prices', `${HEAD}\nMIX-1,420,430\n`)).toEqual([
      'noted - Columns that are not read: column 3',
      ...RAISED,
    ])
  })
})
