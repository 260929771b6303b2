import { expect, it } from 'vitest'
import { assertCobieSize } from './cobie-bounds.ts'
import { COBIE_COLUMNS, type CobieSheet } from './cobie-columns.ts'
import type { CobieJob } from './cobie-job.ts'
import { cobieRows } from './cobie-rows.ts'

const line = (sku: string, quantity: number, tag = '', note = '') => ({ id: `l-${sku}`, sku, tag, note, quantity })
const type = (sku: string, name: string, brand = 'Maker') => ({
  sku,
  name,
  brand,
  category: 'Tapware : Basin mixers',
  description: '',
  ifcEntity: 'IfcValve',
  fields: { 'wels-rating': '6 star', warranty: '15 years', width: '42', ean: '9399036531130' } as const,
  words: { size: '', hand: 'Left hand', text: 'Chrome, Left hand' },
  features: '',
  files: [{ label: 'Warranty', url: 'https://a.test/media/Original/w.pdf', version: '2.1' }],
})

const job: CobieJob = {
  projectId: 'p-1',
  projectName: 'Harbour Street',
  revision: '',
  createdOn: '2026-11-25T00:00:00',
  email: '',
  company: 'Lane Studio',
  currency: 'AUD',
  rooms: [
    { id: 'r0', name: 'Foyer', unitType: '', units: 1, lines: [line('WC1', 1)] },
    {
      id: 'r1',
      name: 'Ensuite',
      unitType: 'Type A',
      units: 3,
      lines: [line('BM1', 2, 'BM-01', '=cmd|x!A1'), line('WC1', 1)],
    },
    { id: 'r2', name: 'Gone', unitType: 'Type B', units: 0, lines: [line('BM1', 5)] },
  ],
  types: [type('BM1', 'Mixer, round'), { ...type('WC1', 'Suite'), brand: '', fields: {}, files: [] }],
}

const rows = cobieRows(job)
const column = (sheet: CobieSheet, name: string) =>
  rows[sheet].map((row) => row[(COBIE_COLUMNS[sheet] as readonly string[]).indexOf(name)])

it('has a component for each piece and a space for each room of each unit', () => {
  expect(rows.Space).toHaveLength(1 + 3)
  expect(rows.Component).toHaveLength(1 + 3 * (2 + 1))
  expect(column('Component', 'Name').slice(0, 3)).toEqual([
    'WC1 Foyer 1',
    'BM-01 Type A 001 Ensuite 1',
    'BM-01 Type A 001 Ensuite 2',
  ])
  expect(column('Zone', 'SpaceNames')).toEqual(['Type A 001 Ensuite', 'Type A 002 Ensuite', 'Type A 003 Ensuite'])
})

it('names what other sheets name, each once, in the columns of COBie 2.4', () => {
  for (const [sheet, columns] of Object.entries(COBIE_COLUMNS) as [CobieSheet, readonly string[]][]) {
    for (const row of rows[sheet]) expect(row).toHaveLength(columns.length)
    const names = column(sheet, sheet === 'Contact' ? 'Email' : 'Name')
    if (sheet !== 'Attribute') expect(new Set(names).size, sheet).toBe(names.length)
  }
  const known = (sheet: CobieSheet, key = 'Name') => new Set(column(sheet, key))
  for (const name of column('Component', 'TypeName')) expect(known('Type')).toContain(name)
  for (const name of column('Component', 'Space')) expect(known('Space')).toContain(name)
  for (const name of column('Document', 'RowName')) expect(known('Type')).toContain(name)
  for (const by of column('Type', 'CreatedBy')) expect(known('Contact', 'Email')).toContain(by)
  expect(column('Type', 'Name')[0]).toBe('BM1 Mixer round')
})

it('says n/a where nothing is stated', () => {
  expect(column('Type', 'Manufacturer')).toEqual(['maker@not-stated.invalid', 'n/a'])
  expect(column('Type', 'WarrantyDurationParts')).toEqual(['15', 'n/a'])
  expect(column('Type', 'NominalHeight')).toEqual(['n/a', 'n/a'])
  expect(column('Document', 'Directory')).toEqual(['https://a.test/media/Original/'])
})

it('refuses more pieces than a workbook holds', () => {
  const [room] = job.rooms
  expect(() => assertCobieSize({ ...job, rooms: [{ ...room!, units: 9_999, lines: [line('WC1', 9_999)] }] })).toThrow(
    /99,990,000 rooms and pieces/,
  )
  expect(() => assertCobieSize(job)).not.toThrow()
})
