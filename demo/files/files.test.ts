import { expect, it } from 'vitest'
import { demoProducts } from '../catalogue.ts'
import { measuredBytes } from '../catalogue/record/file-sizes.ts'
import { filePaths } from '../catalogue/record/files.ts'
import { writeDemoFile } from './write-file.ts'

const files = demoProducts().flatMap(({ record, pictures }) =>
  record.variants.flatMap((variant, index) =>
    filePaths(variant).map((path) => ({ path, family: pictures[index]!.spec.family, kind: kindOf(path) })),
  ),
)

/** `specification-sheet` of documents, the ending of models. */
function kindOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return (
    /-(specification-sheet|installation-guide|technical-manual|compliance|exploded-diagram|test-report|warranty)(?:-\w+)?\.pdf$/.exec(
      path,
    )?.[1] ?? ending
  )
}

/** First bytes of each kind of file. */
const STARTS: Record<string, string> = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"',
  dxf: '999\nUnits: millimetres\n0\nSECTION',
  glb: 'glTF',
  obj: '#',
  dae: '<?xml',
  '3ds': 'MM',
  ifc: 'ISO-10303-21;',
}

/** Every kind in one family of five, every family in a few kinds: all of them would take minutes. */
const EVERY = 5

/** One of each kind in each family: of documents the one in the middle of the catalogue, else the first. */
const sample = [...Map.groupBy(files, ({ family, kind }) => `${family} ${kind}`)]
  .map(([name, all]) => {
    const isDocument = all[0]!.path.endsWith('.pdf')
    return { name, ...all[isDocument ? Math.floor(all.length / 2) : 0]! }
  })
  .filter((_, index) => index % EVERY === 0)
const byFamily = Map.groupBy(sample, ({ family }) => family)

it('knows the size of every file', () => {
  expect(files.filter(({ path }) => measuredBytes(path) === null).map(({ path }) => path)).toEqual([])
})

it('gives every variant a data sheet, a guide, a warranty, a drawing and six models', () => {
  const kinds = demoProducts().flatMap(({ record }) =>
    record.variants.map((variant) => new Set(filePaths(variant).map(kindOf))),
  )
  const whole = [
    'specification-sheet',
    'installation-guide',
    'warranty',
    'svg',
    'dxf',
    'obj',
    'dae',
    '3ds',
    'glb',
    'ifc',
  ]
  expect(kinds.filter((own) => !whole.every((kind) => own.has(kind)))).toEqual([])
})

// The sizes in the list are those of the files: after a change of what is written, run `npm run demo:sizes`.
it.each([...byFamily.keys()])('makes each kind of file of %s, as large as the list says', async (family) => {
  const made = await Promise.all(
    byFamily.get(family)!.map(async ({ path, kind }) => {
      const content = (await writeDemoFile(path)) ?? ''
      const start = Buffer.from(content).toString('latin1', 0, 60)
      return { path, bytes: Buffer.byteLength(content), isOfKind: start.startsWith(STARTS[kind] ?? '%PDF-1.7') }
    }),
  )
  expect(made).toEqual(made.map(({ path }) => ({ path, bytes: measuredBytes(path), isOfKind: true })))
})

it('writes the same bytes again, and nothing that the feed does not name', async () => {
  const { path } = sample.find(({ kind }) => kind === 'specification-sheet')!
  expect(await writeDemoFile(path)).toEqual(await writeDemoFile(path))
  expect(await writeDemoFile('documents/nobody-specification-sheet.pdf')).toBeNull()
  expect(await writeDemoFile('../package.json')).toBeNull()
})
