import sharp from 'sharp'

/** The colour behind every picture, `#f6f5f3`. */
const TILE = [246, 245, 243] as const

const QUALITY = 79

/** Tried when the border is uneven. */
const FINER_QUALITIES = [82, 85, 88]

/** For the few pictures full of fine texture. */
const COARSER_QUALITIES = [60, 48, 38, 30]
const MOST_BYTES = 24_000

/**
 * WebP from raw pixels (three bytes each, bottom row first). Lossy WebP cannot hold `#f6f5f3` itself: the border
 * comes out as `#f7f5f4`, one step away, but for the first block or two, which may be three steps away.
 */
export async function encodePicture(pixels: Buffer, size: number): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const
  const picture = await sharp(pixels, { raw }).flip().raw().toBuffer()
  const encode = (quality: number) => sharp(picture, { raw }).webp({ quality, effort: 4 }).toBuffer()
  let encoded = await encode(QUALITY)
  for (const quality of encoded.length > MOST_BYTES ? COARSER_QUALITIES : []) {
    encoded = await encode(quality)
    if (encoded.length <= MOST_BYTES) return encoded
  }
  for (const quality of FINER_QUALITIES) {
    if (await keepsTile(encoded, picture)) return encoded
    const finer = await encode(quality)
    if (finer.length > MOST_BYTES) return encoded
    encoded = finer
  }
  return encoded
}

/** Share of the border that may be more than one step away from the tile colour: the first blocks of the picture. */
const UNEVEN_SHARE = 0.05

async function keepsTile(encoded: Buffer, picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(encoded).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let tiles = 0
  let uneven = 0
  for (let along = 0; along < width; along++) {
    for (const at of [along, along * width, (height - 1) * width + along, along * width + width - 1]) {
      if (TILE.some((value, channel) => picture[at * 3 + channel] !== value)) continue
      tiles++
      if (TILE.some((value, channel) => Math.abs(data[at * channels + channel]! - value) > 1)) uneven++
    }
  }
  return uneven <= tiles * UNEVEN_SHARE
}
