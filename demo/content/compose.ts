import { globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { SCENES, TINTS, type Piece, type Scene } from './scenes.ts'

const RENDERS = 'demo/assets/models'
const TARGET = 'content/media/pages'
const WIDTH = 1600
const HEIGHT = 1000
/** Where the wall bends into the floor. */
const HORIZON = 640
/** The studio's own background: what is divided out, so that a render can be laid on a tint. */
const STUDIO = { r: 247, g: 245, b: 244 }

const files = globSync('*/*.webp', { cwd: RENDERS }).toSorted()

/** Draws the pictures of the content pages from renders of the models: `node demo/content/compose.ts`. */
async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true })
  for (const scene of SCENES) await compose(scene)
  console.log(`${SCENES.length} pictures in ${TARGET}`)
}

async function compose(scene: Scene): Promise<void> {
  const pieces = await Promise.all(scene.pieces.map(draw))
  await sharp(Buffer.from(setOf(scene)))
    .composite(pieces.map((piece) => ({ ...piece, blend: 'multiply' as const })))
    .webp({ quality: 82 })
    .toFile(path.join(TARGET, `${scene.name}.webp`))
}

async function draw({ model, finish, view = 'hero', x, y, size }: Piece) {
  const file = files.find(
    (each) => path.basename(each).startsWith(`${model}-`) && each.endsWith(`-${finish}-${view}.webp`),
  )
  if (!file) throw new Error(`there is no ${view} of ${model} in ${finish}`)
  const side = Math.round(size * WIDTH)
  const left = Math.round(x * WIDTH - side / 2)
  const top = Math.round(y * WIDTH - side / 2)
  const crop = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(side, WIDTH - left) - Math.max(0, -left),
    height: Math.min(side, HEIGHT - top) - Math.max(0, -top),
  }
  const resized = await sharp(path.join(RENDERS, file)).removeAlpha().resize(side, side).toBuffer()
  const input = await sharp(resized)
    .extract(crop)
    .linear([255 / STUDIO.r, 255 / STUDIO.g, 255 / STUDIO.b], [0, 0, 0])
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

/** The set: a wall with something on it, a floor, and light from the left. */
function setOf({ wall, backdrop, at }: Scene): string {
  const [wallColour, shapeColour, floorColour] = TINTS[wall]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall" x1="0" x2="1" y1="0" y2="0.4">
        <stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </linearGradient>
      <linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="${floorColour}" stop-opacity="0"/>
        <stop offset="0.5" stop-color="${floorColour}"/>
      </linearGradient>
      <linearGradient id="beam" x1="0" x2="1" y1="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${wallColour}"/>
    ${shapeOf(backdrop, at * WIDTH, shapeColour)}
    <rect width="${WIDTH}" height="${HORIZON}" fill="url(#wall)"/>
    <polygon points="0,0 420,0 1500,${HEIGHT} 700,${HEIGHT} 0,120" fill="url(#beam)"/>
    <rect y="${HORIZON - 80}" width="${WIDTH}" height="${HEIGHT - HORIZON + 80}" fill="url(#floor)"/>
  </svg>`
}

function shapeOf(backdrop: Scene['backdrop'], middle: number, colour: string): string {
  switch (backdrop) {
    case 'arch':
      return `<path d="M${middle - 330} ${HORIZON} V390 A330 330 0 0 1 ${middle + 330} 390 V${HORIZON} Z" fill="${colour}"/>`
    case 'circle':
      return `<circle cx="${middle}" cy="330" r="300" fill="${colour}"/>`
    case 'plain':
      return ''
    case 'tiles':
      return Array.from({ length: 8 * 14 }, (_, index) => {
        const [row, column] = [Math.floor(index / 14), index % 14]
        return `<rect x="${column * 118 - 20}" y="${row * 80}" width="115" height="77" fill="${colour}" fill-opacity="${0.35 + ((row * 7 + column * 3) % 5) * 0.08}"/>`
      }).join('')
  }
}

await main()
