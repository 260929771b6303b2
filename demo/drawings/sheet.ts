/**
 * Line drawings for looking at: `node demo/drawings/sheet.ts basin-mixer [tile]` writes an SVG of each sample of the
 * family and a contact sheet to the system's folder for temporary files. `all` draws the first sample of every family.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { buildModel } from '../models/build.ts'
import { FAMILIES, type Family, type ModelSpec } from '../families/all.ts'
import { layOutDrawing } from './layout.ts'
import { writeSvg } from './svg.ts'

const FOLDER = path.join(os.tmpdir(), 'drawings')

type Sample = { name: string; spec: ModelSpec }

async function drawSheet(name: string, samples: readonly Sample[], side: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const columns = Math.min(4, samples.length)
  const tiles = []
  for (const [index, { name, spec }] of samples.entries()) {
    const started = process.cpuUsage()
    const svg = writeSvg(layOutDrawing(buildModel(spec), { family: spec.family, title: name }))
    console.log(`${name}: ${Math.round(process.cpuUsage(started).user / 1000)} ms, ${Math.round(svg.length / 1024)} kB`)
    writeFileSync(`${FOLDER}/${name}.svg`, svg)
    const box = { width: side - 8, height: side - 8, fit: 'contain', background: '#fff' } as const
    const input = await sharp(Buffer.from(svg), { density: 96 }).resize(box).png().toBuffer()
    tiles.push({ input, left: (index % columns) * side, top: Math.floor(index / columns) * side })
  }
  const [width, height] = [columns * side, Math.ceil(samples.length / columns) * side]
  const sheet = sharp({ create: { width, height, channels: 3, background: '#aaa' } })
  await sheet.composite(tiles).png().toFile(`${FOLDER}/${name}.png`)
}

const [what = 'all', side = '640'] = process.argv.slice(2)
const families = (what === 'all' ? Object.keys(FAMILIES) : what.split(',')) as Family[]
const samples = families.flatMap((family) => {
  const specs: readonly ModelSpec[] = FAMILIES[family].samples.specs
  return specs.map((spec, index) => ({ name: `${family}-${index}`, spec })).slice(0, what === 'all' ? 1 : undefined)
})
await drawSheet(what.replaceAll(',', '-'), samples, Number(side))
