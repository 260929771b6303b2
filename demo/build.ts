import fs from 'node:fs'
import path from 'node:path'
import { demoPictures } from './catalogue.ts'
import { storedAs } from './catalogue/pictures.ts'
import { buildRoomDrawings } from './drawings/rooms/build-room-drawings.ts'
import { renderHash } from './render/render-hash.ts'
import { buildRooms } from './render/rooms/build-rooms.ts'
import { renderImages, type NamedJob } from './render/render.ts'
import { swatchFile, SWATCHES, swatchSvg } from './swatches.ts'

const PICTURES = path.join(import.meta.dirname, 'assets/models')
const MANIFEST = path.join(import.meta.dirname, 'assets/models.json')
const SWATCH_FOLDER = 'public/images/swatches'

/** Hashes of each picture's sources, by file. */
type Manifest = Record<string, string>

/** `npm run demo:build [WORD]`: swatches, and the pictures that are missing or out of date (of names with the word). */
async function main(): Promise<void> {
  writeSwatches()
  const manifest = readManifest()
  const jobs = demoPictures().map(({ file, sidePx, ...picture }) => ({
    ...picture,
    file: storedAs(file),
    size: sidePx,
  }))
  const known = new Set(jobs.map(({ file }) => file))
  removeUnused((name) => known.has(name), manifest)
  const [word = ''] = process.argv.slice(2)
  const outdated = jobs.filter((job) => job.file.includes(word) && !isCurrent(job, manifest))
  console.log(`${jobs.length} pictures, ${outdated.length} to render`)

  // The build may be stopped: main pictures first, those of one shape in all finishes together.
  const isMain = ({ view }: NamedJob) => view === 'hero'
  for (const part of [outdated.filter(isMain), outdated.filter((job) => !isMain(job))]) {
    await renderImages(part, {
      outDir: PICTURES,
      onProgress(done, total, job) {
        manifest[job.file] = renderHash(job)
        if (done % 20 !== 0 && done !== total) return
        writeManifest(manifest) // a build that is stopped goes on where it was
        console.log(`${done} of ${total}`)
      },
    })
  }
  writeManifest(manifest)
  console.log(`${megabytes(PICTURES)} MB in ${PICTURES}`)
  buildRoomDrawings()
  await buildRooms({ word })
}

function isCurrent(job: NamedJob, manifest: Manifest): boolean {
  return manifest[job.file] === renderHash(job) && fs.existsSync(path.join(PICTURES, job.file))
}

function writeSwatches(): void {
  fs.mkdirSync(SWATCH_FOLDER, { recursive: true })
  for (const colour of Object.keys(SWATCHES)) {
    fs.writeFileSync(path.join(SWATCH_FOLDER, swatchFile(colour)), swatchSvg(colour) ?? '')
  }
}

function readManifest(): Manifest {
  return fs.existsSync(MANIFEST) ? JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) : {}
}

function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  fs.writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 1)}\n`)
}

function removeUnused(isUsed: (name: string) => boolean, manifest: Manifest): void {
  for (const name of listFiles(PICTURES)) {
    if (!isUsed(name)) fs.rmSync(path.join(PICTURES, name))
  }
  for (const name of Object.keys(manifest)) {
    if (!isUsed(name)) delete manifest[name]
  }
}

/** Paths of the files below a folder. */
function listFiles(folder: string): string[] {
  return fs.globSync('*/*.*', { cwd: folder })
}

function megabytes(folder: string): string {
  const bytes = listFiles(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0)
  return (bytes / 1e6).toFixed(1)
}

await main()
