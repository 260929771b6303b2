import type { Room } from '../../rooms/room.ts'

/** Pixels of the whole picture. */
export interface Crop {
  readonly name: 'wide' | 'tall' | 'detail'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The whole picture, a tall one of 4:5, and a square of what is worth a closer look. */
export function cropsOf({ tallAt, detail }: Pick<Room, 'tallAt' | 'detail'>, width: number, height: number): Crop[] {
  const tallWidth = Math.round(height * 0.8)
  const tall = {
    name: 'tall',
    left: within(tallAt * width, tallWidth, width),
    top: 0,
    width: tallWidth,
    height,
  } as const
  const wide = { name: 'wide', left: 0, top: 0, width, height } as const
  if (!detail) return [wide, tall]
  const side = Math.round(detail[2] * width)
  return [
    wide,
    tall,
    {
      name: 'detail',
      left: within(detail[0] * width, side, width),
      top: within(detail[1] * height, side, height),
      width: side,
      height: side,
    },
  ]
}

/** Finds the start of a stretch of `size` around a middle, moved so that it ends inside. */
function within(middle: number, size: number, whole: number): number {
  return Math.round(Math.min(whole - size, Math.max(0, middle - size / 2)))
}
