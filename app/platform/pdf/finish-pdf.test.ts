import { deflateSync, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { finishPdf } from './finish-pdf.ts'

const OURS = { title: 'Tūroa <1>', author: 'Specify', creator: 'Specify', isAccessible: true }
const CONTENT = '0 0 9 9 re\nf\n/P <</MCID 0 >>BDC\n<0001> Tj\nEMC\n1 1 9 9 re\nf\n'
const ELEMENT = '<</Type /StructElem\n'
const OBJECTS = [
  "<</Creator (HeadlessChrome)\n/CreationDate (D:20261122230315+11'00')>>",
  '<</Type /Catalog\n/StructTreeRoot 3 0 R>>',
  '<</Type /StructTreeRoot\n/K 4 0 R\n/ParentTree 10 0 R>>',
  `${ELEMENT}/S /L\n/P 3 0 R\n/K 5 0 R>>`,
  `${ELEMENT}/S /LI\n/P 4 0 R\n/Pg 8 0 R\n/K [6 0 R 7 0 R 0]>>`,
  `${ELEMENT}/S /Lbl\n/P 5 0 R\n/Pg 8 0 R\n/K 1>>`,
  `${ELEMENT}/S /Strong\n/P 5 0 R\n/Pg 8 0 R\n/K 2>>`,
  '<</Type /Page\n/Contents 9 0 R\n/StructParents 0>>',
  streamOf(CONTENT),
  '<</Type /ParentTree\n/Nums [0 11 0 R]>>',
  '[5 0 R 6 0 R 7 0 R]',
  '<</Type /Annot\n/Subtype /Link\n/A <</Type /Action\n/S /URI\n/URI (https://a.test/\\(b\\))>>>>',
  '<</Type /Annot\n/Subtype /Link\n/Dest /room-1>>',
]

function streamOf(content: string): string {
  const data = deflateSync(content).toString('latin1')
  return `<</Filter /FlateDecode\n/Length ${data.length}>> stream\n${data}\nendstream`
}

/** Builds a file as the browser writes it. */
function fileOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<</Size ${objects.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

const finish = async (objects: readonly string[], html = '', signal = new AbortController().signal) =>
  (await finishPdf(fileOf(objects), { html, information: OURS }, signal)).toString('latin1')

function objectIn(file: string, id: number): string {
  const table = file.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]))
  const place = Number(table.split('\n')[id + 2]?.slice(0, 10))
  return file.slice(place, file.indexOf('\nendobj', place)).replace(`${id} 0 obj\n`, '')
}

function contentsIn(file: string): string {
  const stream = objectIn(file, 9)
  return inflateSync(
    Buffer.from(stream.slice(stream.indexOf('stream\n') + 7, -'\nendstream'.length), 'latin1'),
  ).toString()
}

it('the information of a PDF is ours, in both places', async () => {
  const file = await finish(OBJECTS)
  expect(objectIn(file, 1)).toMatch(
    /^<<\/Title <FEFF0054016B0072006F00610020003C0031003E>\n\/Author <FEFF0053[^]*\/CreationDate \(D:20261122230315/,
  )
  expect(file).not.toContain('HeadlessChrome')
  const [, metadata = ''] = /^<<\/Metadata (\d+) 0 R\n\/Type \/Catalog/.exec(objectIn(file, 2)) ?? []
  const text = Buffer.from(objectIn(file, Number(metadata)), 'latin1').toString()
  expect(text).toContain('<rdf:li xml:lang="x-default">Tūroa &lt;1&gt;</rdf:li>')
  expect(text).toContain('<xmp:CreateDate>2026-11-22T23:03:15+11:00</xmp:CreateDate>')
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it('what stands outside the structure is an artifact', async () => {
  expect(contentsIn(await finish(OBJECTS))).toBe(
    '/Artifact BMC\n0 0 9 9 re\nf\nEMC\n/P <</MCID 0 >>BDC\n<0001> Tj\nEMC\n/Artifact BMC\n1 1 9 9 re\nf\n\nEMC\n',
  )
})

it('an item of a list has its label and a body, in which its marks are', async () => {
  const file = await finish(OBJECTS)
  expect(objectIn(file, 5)).toBe(`${ELEMENT}/S /LI\n/P 4 0 R\n/Pg 8 0 R\n/K [6 0 R 14 0 R]>>`)
  expect(objectIn(file, 14)).toBe(`${ELEMENT}/S /LBody\n/P 5 0 R\n/Pg 8 0 R\n/K [7 0 R 0]>>`)
  expect([objectIn(file, 6), objectIn(file, 7)]).toEqual([OBJECTS[5], expect.stringContaining('/P 14 0 R')])
  expect(objectIn(file, 11)).toBe('[14 0 R 6 0 R 7 0 R]')
  expect(objectIn(file, 3)).toContain('/RoleMap <</Strong /Span\n')
})

it('a link says what stands in it, or where it leads', async () => {
  const html = '<style>a{}</style><a href="#room-1">Bath <b>1</b></a> <a href="#room-1">Other</a>'
  const file = await finish(OBJECTS, html)
  const said = (id: number) =>
    Buffer.from(/\/Contents <FEFF([\dA-F]+)>/.exec(objectIn(file, id))?.[1] ?? '', 'hex')
      .swap16()
      .toString('utf16le')
  expect([said(12), said(13)]).toEqual(['https://a.test/(b)', 'Bath 1'])
})

it('a file does not say that it is accessible where a picture has no words or contents are too long', async () => {
  const picture = `${ELEMENT}/S /Figure\n/P 4 0 R\n/K 0>>`
  const endless = OBJECTS.with(8, streamOf('q Q\n'.repeat(17 * 1024 * 1024)))
  for (const objects of [[...OBJECTS, picture], endless]) expect(await finish(objects)).not.toContain('pdfuaid:part')
  expect(await finish([...OBJECTS, picture.replace('\n/P', '\n/Alt (Basin)\n/P')])).toContain('pdfuaid:part')
})

it('what is laid out otherwise stays as it is', async () => {
  const { signal } = new AbortController()
  const files = ['%PDF-1.7\nxref stream\n%%EOF', fileOf(OBJECTS).toString('latin1').replace('\n5 0 obj', '\n6 0 obj')]
  for (const file of files.map((text) => Buffer.from(text, 'latin1'))) {
    expect(await finishPdf(file, { html: '', information: OURS }, signal)).toBe(file)
  }
})

it('ends where nobody waits for it', async () => {
  await expect(finish(OBJECTS, '', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})
