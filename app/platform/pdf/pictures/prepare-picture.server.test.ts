import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePicture } from './prepare-picture.server.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })
const DRAWING = '<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'

describe('a picture', () => {
  it.each(['jpeg', 'webp', 'gif'] as const)('of type %s becomes a JPEG', async (format) => {
    const { body, contentType } = await preparePicture(await picture(30, 20).toFormat(format).toBuffer())
    expect(contentType).toBe('image/jpeg')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
  })

  it('in PNG stays one, see-through', async () => {
    const { body, contentType } = await preparePicture(await picture(30, 20).png().toBuffer())
    expect(contentType).toBe('image/png')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('is made no larger than print needs', async () => {
    const { body } = await preparePicture(await picture(4_000, 1_000).webp().toBuffer())
    expect(await sharp(body).metadata()).toMatchObject({ width: 1_600, height: 400 })
  })

  it('may be a drawing where it is ours, and becomes pixels', async () => {
    const { body } = await preparePicture(Buffer.from(DRAWING), { allowDrawings: true })
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 80, height: 40 })
  })

  it.each([
    ['a drawing of others', Buffer.from(DRAWING)],
    ['HTML', Buffer.from('<!doctype html><p>text')],
    ['nothing', Buffer.alloc(0)],
    ['a start without a rest', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a script behind a signature', Buffer.from('GIF89a/*<script>alert(1)</script>')],
  ])('is not %s', async (_, bytes) => {
    await expect(preparePicture(bytes)).rejects.toThrow()
  })

  it('is not a bomb', async () => {
    const create = { width: 6_400, height: 6_400, channels: 3, background: 'white' } as const
    const bomb = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(preparePicture(bomb)).rejects.toThrow(/pixel/i)
  })
})
