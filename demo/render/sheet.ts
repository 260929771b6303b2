/**
 * Contact sheets for looking at models: `node demo/render/sheet.ts basin-mixer [finishes] [view] [tile]`
 * writes `sheets/basin-mixer.png` in the system's folder for temporary files. `all` draws the first samples of every
 * family. Finishes are separated by commas and repeated over the samples; `each` draws the samples in every finish named
 * after it.
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { FAMILIES, type Family, type ModelSpec } from '../families/all.ts'
import type { FinishName } from '../models/finishes.ts'
import { FINISH_NAMES } from '../models/finishes.ts'
import type { RenderJob, View } from './job.ts'
import { renderPixels } from './render.ts'

const COLUMNS = 5
const FOLDER = join(tmpdir(), 'sheets')

type Tile = RenderJob & { index: number }

async function drawSheet(name: string, tiles: Tile[], side: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const pictures: OverlayOptions[] = []
  const started = Date.now()
  await renderPixels(tiles, async (job, pixels) => {
    const raw = { width: job.size, height: job.size, channels: 3 } as const
    const input = await sharp(pixels, { raw }).flip().resize(side, side).png().toBuffer()
    pictures.push({ input, left: (job.index % COLUMNS) * side, top: Math.floor(job.index / COLUMNS) * side })
  })
  const columns = Math.min(COLUMNS, tiles.length)
  const rows = Math.ceil(tiles.length / COLUMNS)
  const file = join(FOLDER, `${basename(name)}.png`)
  await sharp({ create: { width: columns * side, height: rows * side, channels: 3, background: '#f6f5f3' } })
    .composite(pictures)
    .png()
    .toFile(file)
  console.log(`${file}: ${tiles.length} pictures, ${Math.round((Date.now() - started) / tiles.length)} ms each`)
}

function tilesFor(
  specs: readonly ModelSpec[],
  finishes: readonly FinishName[],
  view: View,
  every: boolean,
  size: number,
): Tile[] {
  const jobs = every
    ? specs.flatMap((spec) => finishes.map((finish) => ({ spec, finish })))
    : specs.map((spec, index) => ({ spec, finish: finishes[index % finishes.length] ?? 'Chrome' }))
  return jobs.map((job, index) => ({ ...job, view, size, index }))
}

const [what = 'all', wanted, view = 'hero', side = '360', only] = process.argv.slice(2)
const every = wanted?.startsWith('each:') ?? false
const named = (wanted ?? '')
  .replace('each:', '')
  .split(',')
  .filter((name) => name !== '' && name !== 'default')
const chosen = named
  .map((name) => FINISH_NAMES.find((finish) => finish === name))
  .filter((finish) => finish !== undefined)

const families = what === 'all' ? (Object.keys(FAMILIES) as Family[]) : (what.split(',') as Family[])
for (const family of what === 'all' ? [] : families) {
  const { finishes, specs } = FAMILIES[family].samples
  const picked = only ? specs.filter((_, index) => only.split(',').includes(String(index))) : specs
  await drawSheet(
    family,
    tilesFor(picked, chosen.length > 0 ? chosen : finishes, view as View, every, Number(side)),
    Number(side),
  )
}
if (what === 'all') {
  const tiles = families.flatMap((family) => {
    const { finishes, specs } = FAMILIES[family].samples
    return specs.slice(0, 1).map((spec) => ({ spec, finish: finishes[0] ?? 'Chrome' }) as const)
  })
  await drawSheet(
    'all',
    tiles.map((job, index) => ({ ...job, view: view as View, size: Number(side), index })),
    Number(side),
  )
}
