import { expect, it } from 'vitest'
import { roomPictures } from './rooms.server.ts'

const wide = { url: 'Original/ensuite.avif', width: 2400, height: 1600 }
const ensuite = {
  name: 'ensuite',
  title: 'Ensuite in travertine',
  alt: 'A basin on a bench',
  pictures: { wide },
  products: [
    { sku: 'TAP', title: 'Wall Basin Set', x: 67, y: 57 },
    { sku: 'BATH', title: 'Bath', x: 20, y: 80 },
  ],
}
const sources: Record<string, object> = {
  rooms: { rooms: [ensuite, { ...ensuite, name: 'other', title: 'Other' }] },
  'room-crops': { crops: [{ room: 'ensuite', sku: 'TAP', url: 'Original/ensuite-tap.avif' }] },
}

it('shows what is small by the part of the room around it, the rest by the whole room', () => {
  const pictures = roomPictures((id) => sources[id])
  expect(pictures.get('TAP')).toEqual({
    image: 'Original/ensuite-tap.avif',
    alt: 'Wall Basin Set in Ensuite in travertine',
    x: 50,
  })
  expect(pictures.get('BATH')).toEqual({ image: wide.url, alt: 'A basin on a bench', x: 20 })
})

it('needs no crops, and no rooms', () => {
  expect(roomPictures((id) => (id === 'rooms' ? sources['rooms'] : undefined)).get('TAP')?.image).toBe(wide.url)
  expect(roomPictures(() => undefined).size).toBe(0)
})
