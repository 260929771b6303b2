import sharp from 'sharp'

export interface PreparedPicture {
  readonly body: Buffer
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml'
}

/** 300 dots an inch over 135 mm: as wide as a picture is printed. */
const MAX_SIDE_PX = 1_600
/** Larger ones are bombs: a few bytes that unpack to gigabytes. */
const MAX_INPUT_PIXELS = 40_000_000
const DECODE_LIMIT_S = 5
/** Resolution of drawings: twice the 72 dpi at which one unit is one pixel. */
const DRAWING_DENSITY = 144

const SIGNATURES = [
  ['png', /^\x89PNG/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
] as const

/** Picture format by its first bytes; null for anything that is no PNG, JPEG, WebP or GIF. */
export function pictureFormat(bytes: Buffer): (typeof SIGNATURES)[number][0] | null {
  const start = bytes.subarray(0, 16).toString('latin1')
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null
}

interface PictureOptions {
  readonly allowDrawings?: boolean
  readonly maxSidePx?: number | undefined
}

/**
 * Re-encodes a picture for print: at most 1600 px a side, on white. Its format is decided by its first bytes.
 * `allowDrawings` accepts SVG as well, for files of our own only.
 * @throws Error for anything else, and for what cannot be decoded.
 */
export async function preparePicture(
  bytes: Buffer,
  { allowDrawings = false, maxSidePx = MAX_SIDE_PX }: PictureOptions = {},
): Promise<PreparedPicture> {
  const format = pictureFormat(bytes)
  if (!format && !(allowDrawings && isDrawing(bytes))) throw new Error('not a picture')
  const picture = sharp(bytes, {
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: 'error',
    ...(format ? {} : { density: DRAWING_DENSITY }),
  })
    .timeout({ seconds: DECODE_LIMIT_S })
    .autoOrient()
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
  // Drawings stay lossless and transparent: they are small either way.
  if (!format || format === 'png') return { body: await picture.png().toBuffer(), contentType: 'image/png' }
  const body = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { body, contentType: 'image/jpeg' }
}

function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/.test(bytes.subarray(0, 1_000).toString('utf8'))
}
