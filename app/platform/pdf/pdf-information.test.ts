import { expect, it } from 'vitest'
import { withInformation } from './pdf-information.ts'

const OURS = { title: 'Tūroa (1)', author: 'Specify', creator: 'Specify' }
const PDF = `%PDF-1.4
1 0 obj
<</Creator (HeadlessChrome)
/CreationDate (D:20261122230315+00'00')>>
endobj
xref
0 2
0000000000 65535 f 
0000000009 00000 n 
trailer
<</Size 2
/Root 1 0 R
/Info 1 0 R>>
startxref
93
%%EOF
`

it('the information of a PDF is ours, written behind it, where readers look first', () => {
  const given = Buffer.from(PDF)
  const made = withInformation(given, OURS)
  expect(made.subarray(0, given.length)).toEqual(given)
  const text = made.toString('latin1')
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
  const [, offset] = /^xref\n1 1\n(\d{10}) 00000 n \ntrailer/.exec(text.slice(Number(start))) ?? []
  expect(text.slice(Number(offset))).toMatch(
    /^1 0 obj\n<<\/Title <FEFF0054016B0072006F00610020002800310029>\n\/Author <FEFF0053[^]*\/CreationDate \(D:20261122230315/,
  )
  expect(text).toMatch(/\/Size 2\n\/Root 1 0 R\n\/Info 1 0 R\n\/Prev 93>>/)
  expect(text.match(/HeadlessChrome/g)).toHaveLength(1) // in what is replaced
})

it('roles that PDF 1.7 does not know are mapped to those that it does', () => {
  const tagged = PDF.replace(
    'endobj\n',
    'endobj\n2 0 obj\n<</Type /Catalog\n/StructTreeRoot 3 0 R>>\nendobj\n3 0 obj\n<</Type /StructTreeRoot\n/K 4 0 R>>\nendobj\n',
  ).replace('/Size 2', '/Size 5\n/Root 2 0 R')
  const text = withInformation(Buffer.from(tagged), OURS).toString('latin1')
  const [, offset] = /^3 1\n(\d{10}) 00000 n $/m.exec(text) ?? []
  expect(text.slice(Number(offset))).toMatch(
    /^3 0 obj\n<<\/RoleMap <<\/Strong \/Span\n[^]*?>>\n\/Type \/StructTreeRoot\n\/K 4 0 R>>\nendobj\n/,
  )
})

it('what ends otherwise stays as it is', () => {
  const other = Buffer.from('%PDF-1.7\nxref stream\n%%EOF')
  expect(withInformation(other, OURS)).toBe(other)
})
