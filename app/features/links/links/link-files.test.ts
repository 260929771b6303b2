import { expect, it } from 'vitest'
import { linkFiles } from './link-files.ts'

it('leads to each file from the root of the site, or to its own host, once', () => {
  const files = [
    { type: 'technical-image', url: 'ProductThumbnail/cad/second.svg' },
    { type: 'installation-guidelines', url: 'Original/documents/guide.pdf' },
  ] as const
  const addressOf = (drawing: string) => linkFiles({ files, lineDiagramList: [drawing] })
  expect(addressOf('ProductThumbnail/cad/first.svg')).toEqual([
    { label: 'Installation', url: '/media/Original/documents/guide.pdf' },
    { label: 'Drawing', url: '/media/Original/cad/first.svg' },
  ])
  expect(addressOf('https://assets.example/cad/first.svg')[1]?.url).toBe('https://assets.example/cad/first.svg')
})
