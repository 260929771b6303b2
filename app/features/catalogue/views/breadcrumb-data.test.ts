import { expect, it } from 'vitest'
import { pageBreadcrumbData } from './breadcrumb-data.ts'

it.each([
  ['products/tapware/basin-mixers', ['Home', 'Tapware', 'Basin Mixers']],
  ['brands/caroma-livewell', ['Home', 'Caroma Livewell']],
  ['tools-resources/bim-library', ['Home', 'Bim Library']],
  ['sectors/rest-and-care', ['Home', 'Rest & Care']],
  ['', ['Home']],
])('the way to %s', (path, names) => {
  const data = pageBreadcrumbData(path, 'nz', 'https://site.example', [])
  expect(data).toMatchObject({ itemListElement: names.map((name, index) => ({ position: index + 1, name })) })
})

it.each([
  [
    'solutions',
    [
      ['Home', '/nz/'],
      ['Solutions', null],
    ],
    ['Home', 'Solutions'],
  ],
  [
    'products/tapware',
    [
      ['Home', '/nz/'],
      ['Products', '/nz/products/'],
      ['Tapware', null],
    ],
    ['Home', 'Tapware'],
  ],
  [
    'livewell/care',
    [
      ['Home', '/nz/'],
      ['Brands', '/nz/brands/'],
      ['Caroma Livewell', '/nz/brands/caroma-livewell/'],
      ['Care', null],
    ],
    ['Home', 'Caroma Livewell', 'Care'],
  ],
  [
    'media-videos',
    [
      ['Home', '/nz/'],
      ['Media', null],
      ['Media Videos', '/nz/media-videos/'],
    ],
    ['Home', 'Media Videos'],
  ],
] as const)('names what the trail of %s names', (path, trail, names) => {
  const seen = trail.map(([label, href]) => ({ label, href }))
  const data = pageBreadcrumbData(path, 'nz', 'https://site.example', seen)
  expect(data).toMatchObject({ itemListElement: names.map((name, index) => ({ position: index + 1, name })) })
})

it('names absolute addresses that end in a slash', () => {
  expect(JSON.stringify(pageBreadcrumbData('products/tapware', 'au', 'https://site.example', []))).toContain(
    '"item":"https://site.example/au/products/tapware/"',
  )
})
