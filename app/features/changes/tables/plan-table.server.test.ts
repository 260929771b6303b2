import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'

const { plan, apply, read, rows } = useChangeSets(useDatabase())

const PRICED = (sku: string, value: number) => ({
  sku,
  priceValues: [
    { currencyCode: 'AUD', value },
    { currencyCode: 'NZD', value: value + 100 },
  ],
  attributes: { colour: 'Chrome', 'net-weight': 2 },
})
const RECORDS = [
  { productId: 'mixer', name: 'Mixer', variants: [PRICED('MIX-1', 40_000), PRICED('MIX-2', 45_000)] },
  { productId: 'basin', name: 'Basin', variants: [PRICED('004711', 30_000)] },
].map((record) => ({ ...record, categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }] }))

beforeAll(async () => {
  await apply(await plan('feed', RECORDS.map((record) => JSON.stringify(record)).join('\n')))
})

/** Plans a file and returns its rows: changes as `SKU field: was → is`, refusals with their line, and notes. */
async function planned(kind: 'columns' | 'prices' | 'withdraw', file: string | Buffer): Promise<string[]> {
  const setId = await plan(kind, file)
  const { state, problem } = await read(setId)
  if (state !== 'planned') return [`${state}: ${problem}`]
  return (await rows(setId)).flatMap((row) =>
    row.kind === 'refused' || row.kind === 'noted'
      ? [`${row.kind} ${row.line ?? '-'} ${row.reason.split('\n').join('; ')}`]
      : row.kind === 'withdrawn'
        ? [`withdrawn ${row.product_id}`]
        : (row.fields as { sku: string; field: string; was: string; is: string }[]).map(
            ({ sku, field, was, is }) => `${sku} ${field}: ${was} → ${is}`,
          ),
  )
}

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

it('the word CLEAR does not take away a finish that may be clear', async () => {
  expect((await planned('columns', 'SKU,Colour\nMIX-1,CLEAR\n')).join()).toContain('may be the finish')
})

it('a replacement that there is not is said', async () => {
  const setId = await plan('columns', 'SKU,Replaced by\n004711,MIX-9\n')
  expect((await rows(setId)).flatMap(({ warnings }) => warnings)).toEqual([
    'It is replaced by MIX-9, which the catalogue does not have.',
  ])
})

it('products that are said to be a table are refused, and the other way round', async () => {
  expect((await planned('prices', '{"productId": "x"}')).join()).toContain('has products as JSON')
  const feed = await read(await plan('feed', `${HEAD}\nMIX-1,420\n`))
  expect([feed.state, feed.problem]).toEqual(['refused', expect.stringContaining('has no products as JSON Lines')])
  const empty = await read(await plan('feed', '{"productId": "x"}\n'))
  expect([empty.state, empty.problem]).toEqual(['refused', 'No line of the file is a product. Nothing is planned.'])
})

it('that was filled down too far is noted', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `NONE-${n},420`)
  expect(await planned('prices', [HEAD, ...rows].join('\n'))).toContainEqual(
    'noted - RRP AUD inc GST is "420" in 100 % of the rows',
  )
})

describe('columns', () => {
  it('set what they name, leave empty cells and clear by the word', async () => {
    expect(
      await planned('columns', 'SKU,Net weight,Warranty,Status,Replaced by\nMIX-1,CLEAR,5 years,,\nMIX-2,,,,004711\n'),
    ).toEqual(
      ['MIX-1 net-weight: 2 → ', 'MIX-1 warranty:  → 5 years', ' replacedBy:  → 004711'].toSorted(
        (a, b) => (a.startsWith(' ') ? -1 : 0) - (b.startsWith(' ') ? -1 : 0),
      ),
    )
  })

  it('refuse all rows of a product of which one value cannot be used', async () => {
    expect(await planned('columns', 'SKU,Status\nMIX-1,sleeping\nMIX-2,\n')).toEqual([
      expect.stringMatching(/^refused 2 status: "sleeping" is neither/),
      expect.stringMatching(/^refused 3 status/),
    ])
    expect(await planned('columns', 'SKU,Status\nMIX-1,current\nMIX-2,discontinued\n')).toEqual([
      'refused 2 line 3 of the same product is refused',
      'refused 3 status: is "current" for the same product on line 2',
    ])
  })
})

describe('a file', () => {
  it('of codes withdraws whole products, and names variants that it forgets', async () => {
    expect(await planned('withdraw', 'SKU\n004711\nMIX-1\n')).toEqual([
      expect.stringContaining('Mixer has variants that are not named, and is withdrawn whole or not: MIX-2'),
      'withdrawn basin',
    ])
  })

  it.each([
    ['is empty', '\n\n', 'The file is empty.'],
    ['has headings alone', `${HEAD}\n`, 'no rows'],
    ['has a heading twice', 'Code,Price AUD inc GST,price aud inc. gst\nMIX-1,1,2\n', 'Two columns have the heading'],
    ['is cut', `${HEAD},a,b,c\nMIX-1,420,1,2,3\nMIX-2,430,1,2,3\nMIX-1`, 'middle of a row'],
    ['has 10,000 columns', `${HEAD}${',x'.repeat(10_000)}\nMIX-1,420${',1'.repeat(10_000)}\n`, 'more than 200 columns'],
    ['is of bytes', Buffer.from([1, 2, 3, 0, 0, 7]), 'cannot be read'],
    ['is a broken archive', Buffer.from('PK\u0003\u0004 and no more'), 'cannot be read'],
    ['is a bomb', bomb(), 'cannot be read'],
  ])('that %s is refused, and nothing is changed (T-152)', async (_, file, reason) => {
    expect(await planned('prices', file)).toEqual([expect.stringMatching(/^refused: /)])
    expect((await planned('prices', file)).join()).toContain(reason)
  })
})

/** An archive of one part of 400 MB of zeros in less than one. */
function bomb(): Buffer {
  const size = 400_000_000
  const body = deflateRawSync(Buffer.alloc(size))
  const name = Buffer.from('xl/workbook.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x0201_4b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(body.length, 20)
  central.writeUInt32LE(size, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + body.length, 16)
  return Buffer.concat([head, name, body, central, name, end])
}
