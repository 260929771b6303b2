import { afterEach, expect, it } from 'vitest'
import { assetUrl, LOCAL_ASSETS, setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import {
  pictureAddresses,
  readRevisionPicturePath,
  revisionPictureAddress,
  withRevisionPictures,
} from './revision-picture.ts'

afterEach(() => setAssetBase(LOCAL_ASSETS))

const HASH = 'ab'.repeat(32)
const basin = plainProduct([
  plainVariant('A', { images: ['ProductThumbnail/a.webp', 'ProductThumbnail/b.webp'], lineDiagramList: ['cad/a.svg'] }),
  plainVariant('B', { images: ['ProductThumbnail/a.webp'] }),
])

it('names every picture and drawing once', () => {
  expect(pictureAddresses([basin, basin])).toEqual({
    images: ['ProductThumbnail/a.webp', 'ProductThumbnail/b.webp'],
    drawings: ['cad/a.svg'],
  })
})

it('shows what was stored, and elsewhere what the feed has', () => {
  const then = withRevisionPictures(basin, new Map([['ProductThumbnail/a.webp', { hash: HASH, extension: 'avif' }]]))
  expect(then.variants.map(({ images }) => images)).toEqual([
    [`ProductThumbnail/revision-pictures/${HASH}.webp`, 'ProductThumbnail/b.webp'],
    [`ProductThumbnail/revision-pictures/${HASH}.webp`],
  ])
  expect(then.variants[0]?.lineDiagramList).toEqual(['cad/a.svg'])
})

it('is on this site where the asset store is elsewhere', () => {
  setAssetBase('https://assets.example')
  const address = revisionPictureAddress({ hash: HASH, extension: 'png' })
  expect(assetUrl(address)).toBe(`/media/ProductThumbnail/revision-pictures/${HASH}.png`)
  expect(assetUrl('ProductThumbnail/a.webp')).toBe('https://assets.example/ProductThumbnail/a.webp')
})

it('has a path that names a hash and nothing else', () => {
  expect(readRevisionPicturePath(`revision-pictures/${HASH}.webp`)).toBe(HASH)
  for (const path of [`revision-pictures/${HASH}.html`, `revision-pictures/x/${HASH}.png`, `x/${HASH}.png`, ''])
    expect(readRevisionPicturePath(path)).toBeNull()
})
