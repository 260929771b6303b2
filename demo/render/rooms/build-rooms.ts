import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ROOMS } from '../../rooms/all.ts'
import type { Room } from '../../rooms/room.ts'
import { hasBlender, renderScene } from './blender.ts'
import { cropsOf } from './crops.ts'
import { cutProducts } from './cut-products.ts'
import { finishedPicture } from './picture.ts'
import { ASPECT } from './projection.ts'
import { roomHash } from './room-hash.ts'
import { productsOf, type RoomEntry } from './room-index.ts'
import { writeScene } from './scene.ts'

const PICTURES = 'content/media/pages/rooms'
/** The index of rooms for pages. */
const INDEX = 'content/data/rooms.json'
const MANIFEST = path.join(import.meta.dirname, '../../assets/rooms.json')
/** All sizes that the site makes are smaller. */
const FULL_WIDTH_PX = 2400
const SAMPLES = 40
const MOST_BYTES = 300_000
/** Tried one after the other until the file is small enough. */
const QUALITIES = [54, 48, 40]

/** Hash of each room's sources, and its width. */
type Manifest = Record<string, { readonly hash: string; readonly width: number; readonly seconds: number }>

interface Wanted {
  /** Only rooms with the word in their name. */
  readonly word?: string
  /** Smaller than the full size for a first pass; a later build of the full size replaces it. */
  readonly width?: number
  readonly samples?: number
  readonly threads?: number
}

/**
 * Renders the rooms that are missing, out of date or smaller than wanted, and writes the index of all. Each room counts
 * as soon as it is written, so a build that is stopped goes on with the next.
 */
export async function buildRooms({
  word = '',
  width = FULL_WIDTH_PX,
  samples = SAMPLES,
  threads = 2,
}: Wanted): Promise<void> {
  const manifest = readManifest()
  const outdated = ROOMS.filter((room) => room.name.includes(word) && !isCurrent(room, manifest, width))
  console.log(`${ROOMS.length} rooms, ${outdated.length} to render`)
  if (outdated.length > 0 && !hasBlender()) {
    console.log(
      'no blender here (Debian: blender and python3-numpy), so the committed pictures of rooms stay as they are',
    )
    return
  }
  for (const room of outdated) {
    const started = Date.now()
    await renderRoom(room, width, samples, threads)
    const seconds = Math.round((Date.now() - started) / 1000)
    manifest[room.name] = { hash: roomHash(room), width, seconds }
    writeJson(MANIFEST, manifest)
    await writeIndex(manifest)
    console.log(`${room.name}: ${width} px in ${seconds} s`)
  }
  await cutProducts(await writeIndex(manifest))
}

function isCurrent(room: Room, manifest: Manifest, width: number): boolean {
  const made = manifest[room.name]
  return (
    made !== undefined &&
    made.hash === roomHash(room) &&
    made.width >= width &&
    fs.existsSync(pictureFile(room, 'wide'))
  )
}

async function renderRoom(room: Room, width: number, samples: number, threads: number): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `room-${room.name}-`))
  const size = { width, height: Math.round(width / ASPECT), samples, threshold: 0.025, threads }
  await renderScene(writeScene(room, folder, size))
  const pixels = finishedPicture(folder, size, room.exposure)
  fs.mkdirSync(PICTURES, { recursive: true })
  for (const { name, ...crop } of cropsOf(room, size.width, size.height)) {
    const raw = { width: size.width, height: size.height, channels: 3 } as const
    const picture = await sharp(pixels, { raw }).extract(crop).png({ compressionLevel: 0 }).toBuffer()
    fs.writeFileSync(pictureFile(room, name), await encoded(picture))
  }
  fs.rmSync(folder, { recursive: true })
}

async function encoded(picture: Buffer): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}

function pictureFile(room: Room, crop: string): string {
  return path.join(PICTURES, crop === 'wide' ? `${room.name}.avif` : `${room.name}-${crop}.avif`)
}

async function writeIndex(manifest: Manifest): Promise<RoomEntry[]> {
  const rooms: RoomEntry[] = []
  for (const room of ROOMS.filter(({ name }) => manifest[name])) {
    const pictures: Record<string, RoomEntry['pictures'][string]> = {}
    for (const { name } of cropsOf(room, 3, 2)) {
      const { width, height } = await sharp(pictureFile(room, name)).metadata()
      pictures[name] = { url: pictureFile(room, name).replace('content/media', 'Original'), width, height }
    }
    rooms.push({ name: room.name, title: room.title, alt: room.alt, pictures, products: productsOf(room) })
  }
  writeJson(INDEX, { rooms })
  return rooms
}

function readManifest(): Manifest {
  return fs.existsSync(MANIFEST) ? (JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Manifest) : {}
}

function writeJson(file: string, value: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
