import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture } from './encode.ts'

const SIDE = 320
const TILE = [246, 245, 243]

/** Raw picture of the tile with a shaded square in its middle. */
function squareOnTile(): Buffer {
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const x = at % SIDE
    const y = Math.floor(at / SIDE)
    const inside = x > 80 && x < 240 && y > 80 && y < 240
    pixels.set(inside ? [x, y, 90] : TILE, at * 3)
  }
  return pixels
}

it('keeps the border the colour of the tile', async () => {
  const encoded = await encodePicture(squareOnTile(), SIDE)
  const { data, info } = await sharp(encoded).raw().toBuffer({ resolveWithObject: true })
  expect([info.format, info.width, info.height]).toEqual(['raw', SIDE, SIDE])
  for (const at of [0, SIDE - 1, SIDE * 20, data.length / info.channels - 1])
    TILE.forEach((value, channel) =>
      expect(Math.abs(data[at * info.channels + channel]! - value)).toBeLessThanOrEqual(1),
    )
})

it('turns the picture the right way up', async () => {
  const pixels = Buffer.alloc(SIDE * SIDE * 3, 240)
  pixels.fill(20, 0, SIDE * 20 * 3)
  const { data } = await sharp(await encodePicture(pixels, SIDE))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data.at(-1)).toBeLessThan(60)
})

it('makes noisy pictures fit', async () => {
  const pixels = Buffer.from(Uint8Array.from({ length: 800 * 800 * 3 }, (_, at) => 120 + ((at * 7919) % 37)))
  const encoded = await encodePicture(pixels, 800)
  expect((await sharp(encoded).metadata()).compression).toBe('av1')
  expect(encoded.length).toBeLessThan(400_000)
})
