import { expect, it } from 'vitest'
import { archiveNames, fileFormat } from './file-name.ts'

it.each([
  ['/media/Original/cad/12.dxf', 'DXF'],
  ['https://assets.example/a/b.PDF?v=2', 'PDF'],
  ['/media/Original/cad/noext', ''],
])('the format of %s is %s', (url, format) => {
  expect(fileFormat(url)).toBe(format)
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
