import sharp from 'sharp'

/** Of AVIF: 20 to 60 kB at 1,600 px. More effort takes seconds a picture, for a tenth of the bytes. */
const QUALITY = 80
const EFFORT = 3
/** For the few pictures full of fine texture. */
const COARSER_QUALITIES = [64, 54, 44]
const MOST_BYTES = 70_000

/** AVIF from raw pixels (three bytes each, bottom row first). */
export async function encodePicture(pixels: Buffer, size: number): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const
  const picture = await sharp(pixels, { raw }).flip().raw().toBuffer()
  const encode = (quality: number) =>
    sharp(picture, { raw }).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer()
  let encoded = await encode(QUALITY)
  for (const quality of COARSER_QUALITIES) {
    if (encoded.length <= MOST_BYTES) break
    encoded = await encode(quality)
  }
  return encoded
}
