import { expect, it } from 'vitest'
import { galleryPictures, gallerySource } from './gallery-pictures.ts'

const room = { image: 'room.avif', alt: 'A bathroom', x: 80 }

it('shows the object, its room, details, its size and the drawing, in this order', () => {
  const variant = { images: ['hero.webp', 'side.webp'], lineDiagrams: ['a.svg'] }
  const kinds = (of: typeof variant, from: typeof room | null) =>
    galleryPictures(of, 'Mixer', from).map(({ kind }) => kind)
  expect(kinds(variant, room)).toEqual(['object', 'room', 'detail', 'drawing'])
  expect(kinds(variant, null)).toEqual(['object', 'detail', 'drawing'])
  expect(kinds({ images: [], lineDiagrams: [] }, null)).toEqual([])
  const scale = { image: '/au/api/scale/?sku=A', alt: 'To scale' }
  const all = galleryPictures(variant, 'Mixer', room, scale)
  expect(all.map(({ kind }) => kind)).toEqual(['object', 'room', 'detail', 'scale', 'drawing'])
  expect(all.map((each) => gallerySource(each)?.src)).toContain(scale.image)
})

it('looks at the part of the room that has the product', () => {
  const at = (x: number) => galleryPictures({ images: [], lineDiagrams: [] }, '', { ...room, x })[0]?.focus
  expect([at(10), at(50), at(80)]).toEqual(['left', 'middle', 'right'])
})
