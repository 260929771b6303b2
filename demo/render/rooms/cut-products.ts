import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { slugify } from '../../site.ts'
import { ROOMS } from '../../rooms/all.ts'
import type { RoomEntry } from './room-index.ts'
import { productCrops } from './product-crops.ts'

const PICTURES = 'content/media/pages/rooms'
const CROPS = 'content/media/pages/in-rooms'
/** The index of room crops for product galleries. */
export const CROP_INDEX = 'content/data/room-crops.json'
/** Crops of smaller pictures would be coarse. */
const LEAST_WIDTH_PX = 2400
const SIDE_PX = 960
/** Products stand on its shelves, not where they are used. */
const STORE = 'warehouse'

/** Cuts small products out of the pictures of rooms that are there in full size; those of rooms that changed are written again. */
export async function cutProducts(index: readonly RoomEntry[]): Promise<void> {
  fs.rmSync(CROPS, { recursive: true, force: true })
  fs.mkdirSync(CROPS, { recursive: true })
  const crops: { room: string; sku: string; url: string; side: number }[] = []
  for (const room of ROOMS.filter(({ name }) => name !== STORE)) {
    const { width } = index.find(({ name }) => name === room.name)?.pictures['wide'] ?? { width: 0 }
    if (width < LEAST_WIDTH_PX) continue
    for (const { sku, left, top, side } of productCrops(room, width)) {
      const name = `${room.name}-${slugify(sku)}.avif`
      const shown = Math.min(side, SIDE_PX)
      await sharp(path.join(PICTURES, `${room.name}.avif`))
        .extract({ left, top, width: side, height: side })
        .resize(shown, shown)
        .avif({ quality: 50, effort: 5, chromaSubsampling: '4:2:0' })
        .toFile(path.join(CROPS, name))
      crops.push({ room: room.name, sku, url: `Original/pages/in-rooms/${name}`, side: shown })
    }
  }
  fs.writeFileSync(CROP_INDEX, `${JSON.stringify({ crops }, null, 2)}\n`)
}
