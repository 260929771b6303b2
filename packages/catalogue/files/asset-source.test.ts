import { expect, it } from 'vitest'
import { pictureSizes } from './asset-source.ts'

const widths = (set: string) => Array.from(set.matchAll(/ (\d+)w/g), ([, width]) => Number(width))

it('pictures come in all sizes of the store up to their own, and small ones in those that are shown', () => {
  const own = '/media/Original/models/a.webp'
  expect(widths(pictureSizes(own, 1600))).toEqual([480, 840, 1200, 1600])
  expect(widths(pictureSizes(own, 2400))).toEqual([480, 840, 1200, 1600, 2400])
  expect(widths(pictureSizes(own, 1600, 840))).toEqual([480, 840])
  expect(pictureSizes(own, 1600, 840)).toContain('/media/W840/models/a.webp 840w')
})

it('another store has the thumbnail and the original alone', () => {
  const other = 'https://assets.example/Original/a.webp'
  expect(widths(pictureSizes(other, 1600, 840))).toEqual([480, 1600])
})
