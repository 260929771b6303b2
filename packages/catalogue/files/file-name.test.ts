import { expect, it } from 'vitest'
import { archiveNames, fileFormat, fileSize } from './file-name.ts'

it.each([
  ['/media/Original/cad/12.dxf', 'DXF'],
  ['https://assets.example/a/b.PDF?v=2', 'PDF'],
  ['/media/Original/cad/noext', ''],
])('the format of %s is %s', (url, format) => {
  expect(fileFormat(url)).toBe(format)
})

it.each([
  [690, '690 B'],
  [1_000, '1 kB'],
  [1_540, '1.5 kB'],
  [64_321, '64 kB'],
  [996_000, '1 MB'],
  [1_234_567, '1.2 MB'],
  [23_456_789, '23 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

it('names the files of an archive after their addresses, each once, with nothing that leaves a folder', () => {
  const names = archiveNames([
    '/a/x.pdf',
    '/b/x.pdf?1',
    '/c/X.PDF',
    '/d/%2e%2e%2fetc%2fpasswd',
    '/e/',
    '/%',
    '/f/Tūroa.dxf',
  ])
  expect(names).toEqual(['x.pdf', 'x (2).pdf', 'X (3).PDF', '-etc-passwd', 'e', '%', 'Tūroa.dxf'])
})
