import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { demoProducts } from '../catalogue.ts'
import { FAMILIES, familyOf, type ModelSpec } from '../families/all.ts'
import { specificationGroups } from './data-sheet/specification.ts'
import { publicDirectory } from './directory.ts'
import { writeDocument } from './documents.ts'
import { toSubject } from './subject.ts'

const products = demoProducts()
const productOf = (sku: string) => products.find(({ record }) => record.variants.some((each) => each.sku === sku))!

/** The document's objects with their streams inflated, as one text. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = raw.matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)
  return (
    raw + Array.from(streams, ([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1')).join('\n')
  )
}

describe('a data sheet', () => {
  it('is a tagged A4 document with title, day of issue, embedded type and a picture', async () => {
    const pdf = textOf(await writeDocument('specification-sheet', productOf('96340C6AF'), '96340C6AF', products))
    expect(pdf).toMatch(/^%PDF-1\.7/)
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/Lang (en-AU)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.match(/\/S \/TH\n\/A <<\n\/O \/Table\n\/Scope \/(?:Row|Column)/g)).toHaveLength(
      pdf.match(/\/S \/TH\n/g)!.length,
    )
    expect(pdf).toContain('Liano II Basin Mixer: specification sheet')
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
    expect(pdf).toMatch(/\/FontName \/\w+\+InstrumentSans-SemiBold/)
    expect(pdf).not.toContain('Helvetica')
    expect(pdf).toContain('/Filter /DCTDecode')
    expect([...pdf.matchAll(/\/S \/(\w+)/g)].map(([, type]) => type)).toEqual(
      expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'Figure']),
    )
  })

  it('stands without a picture where the product has none', async () => {
    const pdf = textOf(await writeDocument('specification-sheet', productOf('687927'), '687927', products))
    expect(pdf).not.toContain('/Filter /DCTDecode')
  })

  it('names nothing that is for staff only', () => {
    const directory = publicDirectory(products)
    expect(directory.has('237020')).toBe(false)
    expect(directory.get('96340C6AF')).toMatchObject({ name: 'Liano II Basin Mixer', colour: 'Chrome' })
  })

  it('shows flags that hold, and standards of both markets', () => {
    const fields = (sku: string) => specificationGroups(toSubject(productOf(sku), sku)).flatMap(({ pairs }) => pairs)
    expect(fields('746220W')).toEqual(
      expect.arrayContaining([
        { label: 'AS1428.1 Accessible', value: 'Yes' },
        { label: 'NZS 4121 Compliant', value: 'Yes' },
        { label: 'Pan height', value: '470 mm' },
      ]),
    )
    expect(fields('746100W').filter(({ value }) => value === 'No')).toEqual([])
  })
})

it.each([
  'specification-sheet',
  'installation-guidelines',
  'technical-manual',
  'BOM-file',
  'compilance-file',
  'test-report',
  'warranty-Info',
] as const)('headings of the %s leave out no level', async (kind) => {
  const pdf = textOf(await writeDocument(kind, productOf('96340C6AF'), '96340C6AF', products))
  const levels = Array.from(pdf.matchAll(/^\/H([1-6]) <</gm), ([, level]) => Number(level))
  expect(levels.length).toBeGreaterThan(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
})

describe('a guide', () => {
  const specs: [string, ModelSpec][] = Object.values(FAMILIES).flatMap(({ samples }) =>
    samples.specs.map((spec: ModelSpec, index: number): [string, ModelSpec] => [`${spec.family} ${index}`, spec]),
  )

  it.each(specs)('of %s says what to bring, where it goes, how it is done and what to check', (_, spec) => {
    const guide = familyOf(spec).guide(spec)
    expect(guide.tools.length).toBeGreaterThan(0)
    expect(guide.needed.length).toBeGreaterThan(0)
    expect(guide.before.length).toBeGreaterThan(0)
    expect(guide.setOut.length).toBeGreaterThan(0)
    expect(guide.steps.length).toBeGreaterThan(1)
    expect(guide.commissioning.length).toBeGreaterThan(0)
    expect(JSON.stringify(guide)).not.toMatch(/undefined|NaN/)
  })

  it('draws its details within their frames', () => {
    const details = specs.flatMap(([, spec]) =>
      familyOf(spec)
        .guide(spec)
        .steps.flatMap(({ detail }) => detail ?? []),
    )
    const outside = details.filter(({ lines, labels, frame }) =>
      [...lines.flatMap(({ points }) => points), ...labels.map(({ at }) => at)].some(
        ([x, y]) => x < frame.left || x > frame.right || y < frame.bottom || y > frame.top,
      ),
    )
    expect(outside.map(({ title }) => title)).toEqual([])
  })
})
