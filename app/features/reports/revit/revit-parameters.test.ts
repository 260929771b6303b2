import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { EvidenceLine } from '../schedule.ts'
import { REVIT_PARAMETERS, sharedParameterFile } from '@specify/models/revit/revit-parameters.ts'
import { typeCatalogue } from './type-catalogue.ts'

it('keeps the ids of parameters, each once', () => {
  const guids = REVIT_PARAMETERS.flatMap(({ guid }) => guid ?? [])
  expect(new Set(guids).size).toBe(guids.length)
  // Families find their values by these: a change here breaks every model that was made.
  expect(sharedParameterFile()).toContain(
    'PARAM\t5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0013\tWELS Flow\tNUMBER\t\t2\t1\tLitres a minute\t1\t0\r\n',
  )
  expect(sharedParameterFile()).toMatch(/^[\t\r\n\x20-\x7e]+$/)
})

it('has a row for each product, with values in the units of the heads', () => {
  const variant = plainVariant('BM1', {
    attributes: { 'litres-per-minute': 4.5, leadfree: true, width: 42, 'item-material': 'Tūroa – ½" brass' },
  })
  const line = { sku: 'BM1', name: 'Mixer', tag: 'BM-01', listed: { product: plainProduct([variant]), variant } }
  const [head = [], ...rows] = finishSteps(
    typeCatalogue([line, { ...line, tag: 'BM-02' }] as unknown as EvidenceLine[], 'https://a.test/au/'),
  )
  expect(rows).toHaveLength(1)
  const cell = (name: string) => rows[0]![head.indexOf(name)]
  expect([head[0], rows[0]![0]]).toEqual(['', 'BM1'])
  expect(cell('Specify Width##length##millimeters')).toBe('42')
  expect(cell('WELS Flow##other##')).toBe('4.5')
  expect(cell('Lead Free##other##')).toBe('1')
  expect(cell('AS 1428.1 Accessible##other##')).toBe('')
  expect(cell('Specify Tag##other##')).toBe('BM-01 BM-02')
  expect(cell('Specify Material##other##')).toBe('Turoa - 1/2" brass')
})

it('names types as Revit takes names, and cuts no address', () => {
  const lines = ['Ω-1', 'Ж-1', 'A (1)'].map((sku, index) => {
    const variant = plainVariant(sku)
    const product = plainProduct([variant], { slug: index === 0 ? 'n'.repeat(300) : 'mixer' })
    return { sku, name: 'N'.repeat(300), tag: '', listed: { product, variant } }
  })
  const [head = [], ...rows] = finishSteps(typeCatalogue(lines as unknown as EvidenceLine[], 'https://a.test/au/'))
  expect(rows.map(([name]) => name)).toEqual(['_-1', '_-1 (2)', 'A (1)'])
  expect(rows.map((row) => row[head.indexOf('URL##other##')])).toEqual([
    'https://a.test/au/product/%CE%A9_1/',
    'https://a.test/au/product/mixer-%D0%96_1/',
    'https://a.test/au/product/mixer-A__1_/',
  ])
  expect(rows[0]![head.indexOf('Description##other##')]).toHaveLength(250)
})
