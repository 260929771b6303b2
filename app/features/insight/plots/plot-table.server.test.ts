import { expect, it } from 'vitest'
import { plotTable } from './plot-table.server.ts'

const row = (label: string, value: number) => ({ label, texts: [], values: [value] })

it('draws the first rows in proportion to the largest, and cuts long names', () => {
  const name = 'A product whose name is much too long for the card'
  const rows = [row(name, 200), ...Array.from({ length: 20 }, (_, at) => row(`Product ${at}`, 50))]
  const { plot, rows: shown, total } = plotTable({ key: 'product', headings: ['Product', 'Pieces'], rows })
  expect([shown.length, total]).toEqual([12, 21])
  if (plot.kind !== 'bars') throw new Error('bars were expected')
  expect(plot.bars.map(({ width }) => width)).toEqual([100, ...Array<number>(11).fill(25)])
  expect(plot.bars[0]).toMatchObject({ label: name, shortLabel: 'A product whose name is much too…' })
})

it('draws all months as columns, with whole numbers beside them', () => {
  const rows = [row('Earlier', 1), row('2026-10', 0), row('2026-11', 3)]
  const { plot, rows: shown } = plotTable({ key: 'month', headings: ['Month', 'Pieces'], rows })
  expect(shown.map(({ label }) => label)).toEqual(['Earlier', 'Oct 2026', 'Nov 2026'])
  if (plot.kind !== 'columns') throw new Error('columns were expected')
  expect(plot.ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3])
  const [earlier, october, november] = plot.columns
  expect([october?.height, november?.height]).toEqual([0, 160])
  expect(earlier!.x).toBeGreaterThanOrEqual(12)
  expect(november!.x + november!.width).toBeLessThanOrEqual(100)
  expect(november?.shortLabel).toBe('Nov')
})

it('draws rows that are all nought', () => {
  const { plot } = plotTable({ key: 'step', headings: ['Step', 'Times'], rows: [row('Searches', 0)] })
  expect(plot).toMatchObject({ bars: [{ width: 0 }] })
})
