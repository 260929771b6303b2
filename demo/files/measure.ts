import { writeFileSync } from 'node:fs'
import { demoProducts } from '../catalogue.ts'
import { readSizes, SIZES_FILE, type FileSizes } from '../catalogue/record/file-sizes.ts'
import { filePaths } from '../catalogue/record/files.ts'
import { writeDemoFile } from './write-file.ts'

/** A run that is stopped loses at most so many. */
const SAVED_EVERY = 200

/**
 * `npm run demo:sizes [WORD] [-- --missing]`, after the models: makes every file that the feed names (whose path has the word; those
 * without a size yet) and notes its bytes, so that the site can say them before a file was made. Takes a quarter of an
 * hour for all.
 */
async function main(): Promise<void> {
  const isMissingOnly = process.argv.includes('--missing')
  const word = process.argv.slice(2).find((each) => each !== '--missing') ?? ''
  const paths = new Set(demoProducts().flatMap(({ record }) => record.variants.flatMap(filePaths)))
  const known = readSizes()
  const sizes: FileSizes = {}
  const outdated: string[] = []
  for (const file of paths) {
    const { stem, ending } = split(file)
    const bytes = known[stem]?.[ending]
    if (file.includes(word) && !(isMissingOnly && bytes !== undefined)) outdated.push(file)
    if (bytes !== undefined) sizes[stem] = { ...sizes[stem], [ending]: bytes }
  }
  console.log(`${paths.size} files, ${outdated.length} to make`)
  for (const [index, file] of outdated.entries()) {
    const { stem, ending } = split(file)
    sizes[stem] = { ...sizes[stem], [ending]: await measure(file) }
    if ((index + 1) % SAVED_EVERY !== 0) continue
    writeFileSync(SIZES_FILE, toText(sizes))
    console.log(`${index + 1} of ${outdated.length}`)
  }
  writeFileSync(SIZES_FILE, toText(sizes))
}

function split(file: string): { stem: string; ending: string } {
  const at = file.lastIndexOf('.')
  return { stem: file.slice(0, at), ending: file.slice(at + 1) }
}

async function measure(file: string): Promise<number> {
  const content = await writeDemoFile(file)
  if (content === null) throw new Error(`The feed names ${file}, which nobody writes`)
  return Buffer.byteLength(content)
}

/** One line for the files of one stem, in the order of their names. */
function toText(sizes: FileSizes): string {
  const lines = Object.entries(sizes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, endings]) => `${JSON.stringify(stem)}:${JSON.stringify(endings)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

await main()
