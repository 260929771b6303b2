import './end-with-reader.ts'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { checkFiles, hasFile, NamedFiles, withoutFiles } from '#app/features/catalogue/store/check-files.server.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { ImportNotes } from '#app/features/catalogue/store/import-notes.server.ts'
import { checkFile, importFile } from '#app/features/changes/worker/import-file.server.ts'
import { importCatalogue, MAX_WITHDRAWN_SHARE } from '#app/features/catalogue/store/commands.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import type { FeedLine } from '#app/features/catalogue/feed/feed-line.ts'
import { readSpellings } from '#app/features/catalogue/store/read-rest.server.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import { readCatalogue } from '#app/features/catalogue/store/queries.server.ts'
import { printChangeSets, rollBackByName } from './change-sets.ts'
import { showProgress } from './show-progress.ts'
import { recountUses } from '#app/features/consequences/recount-uses.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'

const USAGE = `npm run catalogue -- import FILE [--dry-run] [--allow-shrink]
npm run catalogue -- update FILE [--dry-run]
npm run catalogue -- check FILE
npm run catalogue -- export FILE
npm run catalogue -- files REPORT [--withhold]
npm run catalogue -- changes
npm run catalogue -- rollback C12
npm run catalogue -- rebuild-use`

/** `catalogue import|update|check|export|files FILE`, `changes`, `rollback C12`, `rebuild-use`. The exit code is 0 when every line was accepted and the work is done. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'allow-shrink': { type: 'boolean' }, withhold: { type: 'boolean' } },
  })
  const { assetBaseUrl } = readConfig(process.env)
  if (assetBaseUrl !== null) setAssetBase(assetBaseUrl)
  const [command, file] = positionals
  if (command === 'changes' && positionals.length === 1) return withDatabase(printChangeSets)
  if (command === 'rebuild-use' && positionals.length === 1) return rebuildUse()
  if (!file || positionals.length !== 2) return usage()
  if (command === 'rollback') return withDatabase((db) => rollBackByName(db, file, os.tmpdir()))
  if (command === 'export') return exportFeed(file)
  if (command === 'files') return reportFiles(file, values.withhold)
  if (command !== 'import' && command !== 'update' && command !== 'check') return usage()
  if (!(await isFile(file))) return fail(`${file} is not a file`)
  if (command === 'check') return checkFeed(file)
  const options = { dryRun: values['dry-run'] ?? false, allowShrink: values['allow-shrink'] ?? false }
  return apply(file, { ...options, isUpdate: command === 'update' })
}

interface Options {
  readonly dryRun: boolean
  readonly allowShrink: boolean
}

/** Plans a file as a change set and applies it, with what is to be said of its lines. */
async function apply(file: string, options: Options & { readonly isUpdate: boolean }): Promise<number> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    const progress = showProgress()
    const notes = new ImportNotes()
    const now = new Date()
    const onLine = (line: FeedLine) => {
      progress.line(line)
      notes.add(line)
    }
    const { kind, name, counts } = await importFile(handle.db, { ...options, file, onLine }, now)
    progress.end()
    if (!options.dryRun) await notes.keep(handle.db, now)
    const { read, added, changed, withdrawn, refused, before } = counts
    if (kind === 'refused-shrink') {
      const share = Math.round((withdrawn / before) * 100)
      console.error(
        `Refused: ${withdrawn} of ${before} products (${share} %) would be withdrawn, more than ` +
          `${MAX_WITHDRAWN_SHARE * 100} %. Nothing was changed. Use --allow-shrink if this is meant.`,
      )
    }
    if (kind === 'outdated') console.error('Another import came meanwhile. Nothing was changed. Run it again.')
    if (kind === 'undecided')
      console.error(
        `The feed has moved on under ${counts.undecided} overrides. Nothing was changed. Choose a value for each in the console, under Changes, ${name}.`,
      )
    if (kind === 'planned') console.log('Dry run: nothing was changed.')
    if (name !== '')
      console.log(
        `${name}: npm run catalogue -- changes shows it${kind === 'applied' ? `, and rollback ${name} takes it back` : ''}.`,
      )
    console.log(
      `${read} read, ${read - refused} accepted, ${refused} refused; ${added} added, ${changed} changed, ${withdrawn} withdrawn`,
    )
    return kind === 'refused-shrink' || kind === 'outdated' || kind === 'undecided' || refused > 0 ? 1 : 0
  } finally {
    await handle.close()
  }
}

async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    return await work(handle.db)
  } finally {
    await handle.close()
  }
}

async function checkFeed(file: string): Promise<number> {
  const counts = { read: 0, accepted: 0, refused: 0 }
  const progress = showProgress()
  const onLine = (line: FeedLine) => {
    progress.line(line)
    if (line.kind !== 'accepted' && line.kind !== 'refused') return
    counts.read++
    counts[line.kind]++
  }
  const database = await openWhereThere()
  if (database) {
    try {
      const name = await checkFile(database.db, { file, onLine }, new Date())
      progress.end()
      if (name !== '') console.error(`${name}: the console shows what the file would change.`)
    } finally {
      await database.close()
    }
  } else for await (const line of readFeed(file)) onLine(line)
  progress.end()
  console.log(`${counts.read} read, ${counts.accepted} accepted, ${counts.refused} refused`)
  return counts.refused > 0 ? 1 : 0
}

/** Null where there is no database: a file is checked on any machine. */
async function openWhereThere() {
  const config = readConfig(process.env)
  if (!config.databaseUrl && !fs.existsSync(path.join(config.dataDir, 'postgres'))) return null
  return openDatabaseForTool(config).catch((error: unknown) => {
    console.error(`Not compared with the catalogue: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
}

async function exportFeed(file: string): Promise<number> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    let written = 0
    await readCatalogue(handle.db, async (_generation, products) => {
      async function* lines() {
        for await (const product of products) {
          written++
          yield `${JSON.stringify(toFeedRecord(product))}\n`
        }
      }
      await pipeline(Readable.from(lines()), fs.createWriteStream(file))
    })
    console.log(`${written} products written to ${file}`)
    return 0
  } finally {
    await handle.close()
  }
}

/** More than this share of broken files is the fault of the asset store, and nothing is withheld. */
const MAX_WITHHELD_SHARE = 0.2

/**
 * Asks for every file of the catalogue and writes what is wrong to a CSV file. `withhold` leaves broken ones out of the
 * catalogue, until the next import names them again. The exit code is 0 where no file is broken.
 */
async function reportFiles(report: string, withhold = false): Promise<number> {
  const config = readConfig(process.env)
  const handle = await openDatabaseForTool(config)
  try {
    const named = new NamedFiles()
    const basedOn = await readCatalogue(handle.db, async ({ id }, products) => {
      for await (const product of products) named.add(product)
      return id
    })
    const { checked, findings } = await checkFiles(named, config)
    const rows = findings.map(({ kind, reason, type, sku, url }) => [kind, reason, type, sku, url])
    fs.writeFileSync(report, toCsv([['Problem', 'Reason', 'File', 'SKU', 'Address'], ...rows]))
    const count = (kind: string) => findings.filter((each) => each.kind === kind).length
    console.log(
      `${checked} files: ${count('broken')} broken, ${count('unreachable')} unreachable, ${count('large')} Revit families over 1 MB`,
    )
    const broken = new Set(findings.filter(({ kind }) => kind === 'broken').map(({ url }) => url))
    if (!withhold || broken.size === 0) return broken.size > 0 ? 1 : 0
    if (broken.size > checked * MAX_WITHHELD_SHARE) return fail('Too many are broken: nothing is withheld.')
    const outcome = await withholdFiles(handle.db, broken, basedOn)
    if (outcome.kind !== 'applied') return fail('Another catalogue was imported meanwhile: nothing is withheld.')
    console.log(`Withheld: ${broken.size} of them, in ${outcome.changed} products`)
    return 1
  } finally {
    await handle.close()
  }
}

/** Counts again who has specified which SKU. The exit code is 1 where a record cannot be read. */
async function rebuildUse(): Promise<number> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    const onBatch = (counted: number) => process.stderr.isTTY && process.stderr.write(`\r${counted} records counted`)
    const { counted, failed } = await recountUses(handle.db, { isWhole: true, onBatch })
    for (const problem of failed) console.error(problem)
    console.log(`${counted} projects, revisions, quotes, carts and templates counted`)
    return failed.length > 0 ? 1 : 0
  } finally {
    await handle.close()
  }
}

/** Updates the products that name a broken file. */
async function withholdFiles(db: Database, broken: ReadonlySet<string>, basedOn: number | null) {
  const lines: string[] = []
  await readCatalogue(db, async (_generation, products) => {
    for await (const product of products)
      if (hasFile(product, broken)) lines.push(`${JSON.stringify(toFeedRecord(withoutFiles(product, broken)))}\n`)
  })
  const rest = { spellings: await readSpellings(db), takenSkus: new Map<string, string>() }
  const feed = readFeed(Readable.from(lines), rest)
  return importCatalogue(db, feed, { now: new Date(), isUpdate: true, ...(basedOn === null ? {} : { basedOn }) })
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}

function usage(): number {
  console.error(USAGE)
  return 2
}

function fail(message: string): number {
  console.error(message)
  return 2
}

process.exitCode = await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
