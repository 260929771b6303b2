import { expect, it } from 'vitest'
import { scalePicture } from './scale-picture.ts'

const field = (key: 'length' | 'width' | 'height', value: string) => ({ key, label: key, value, isSearchable: false })
const pictureOf = (...fields: ReturnType<typeof field>[]) =>
  scalePicture('nz', { sku: '02/2140C', fields, lineDiagrams: [] })

it('says in words how large a product is, beside what it stands', () => {
  const mixer = pictureOf(field('width', '56 mm'), field('height', '150 mm'))
  expect(mixer).toEqual({
    image: '/nz/api/scale/?sku=02%2F2140C',
    alt: 'To scale beside a sheet of A4: 56 mm wide, 150 mm high',
  })
  const bath = pictureOf(field('length', '1500 mm'), field('width', '740 mm'), field('height', '570 mm'))
  expect(bath?.alt).toBe('To scale beside a person 1.7 m tall: 1500 mm wide, 570 mm high')
})

it('names no sizes of a bent bar, and there is none where a size is not known', () => {
  const rail = pictureOf(field('length', '870 mm'), field('width', '32 mm'), field('height', '700 mm'))
  expect(rail?.alt).toBe('To scale beside a person 1.7 m tall')
  expect(pictureOf(field('width', '56 mm'))).toBeNull()
  expect(pictureOf(field('height', '56 mm'))).toBeNull()
  expect(pictureOf(field('width', 'about 56'), field('height', '150 mm'))).toBeNull()
})

it('is there with a drawing of the site, which knows the size, and with no other', () => {
  const drawnAs = (...lineDiagrams: string[]) => scalePicture('au', { sku: 'A1', fields: [], lineDiagrams })
  expect(drawnAs('ProductThumbnail/cad/rail.svg')?.image).toBe('/au/api/scale/?sku=A1')
  expect(drawnAs('ProductThumbnail/cad/rail.png')).toBeNull()
  expect(drawnAs('https://drawings.example/rail.svg')).toBeNull()
  expect(drawnAs()).toBeNull()
})
