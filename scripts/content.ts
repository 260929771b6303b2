import './end-with-reader.ts'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport, type Plugin } from 'vite'
import { readConfig, type Config } from '#app/platform/config.server.ts'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { pullDocuments } from '#app/features/publishing/pull-documents.server.ts'
import type * as Review from '#app/features/content/delivery/review-folder.server.ts'
import type * as TemplateReview from '#app/features/content/delivery/review-templates.server.ts'
import type * as VocabularyReview from '#app/features/content/delivery/review-vocabulary.server.ts'

const USAGE = 'npm run content -- check [FOLDER] [--catalogue] | pull [FOLDER]'

/**
 * `content check`: names every file that cannot be used with its line, and whatever a page leaves out. With
 * `--catalogue`, also the words that no product has, and what rooms of templates lack, which are no problems.
 *
 * `content pull`: writes what the console has published into the folder, to be committed. A file that has changed since
 * is left alone and named.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { catalogue: { type: 'boolean' } } })
  const [command, folder] = positionals
  if ((command !== 'check' && command !== 'pull') || positionals.length > 2) {
    console.error(USAGE)
    return 2
  }
  const config = readConfig(process.env)
  const directory = path.resolve(folder ?? config.contentDir)
  if (command === 'pull') return pull(config, directory)
  // Pages are checked by what draws them, which Node does not read without help.
  const { reviewFolder } = await importFromSite<typeof Review>('review-folder.server.ts')
  const { files, lines } = await reviewFolder(directory, config.contentOrigins)
  const shown = path.relative(process.cwd(), directory) || '.'
  for (const line of lines) console.log(`${shown}/${line}`)
  if (values.catalogue) for (const line of await remarksOn(directory, config)) console.log(`note: ${line}`)
  console.log(
    `${files} files, ${lines.length === 0 ? 'all well' : `${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`}`,
  )
  return lines.length === 0 ? 0 : 1
}

async function pull(config: Config, directory: string): Promise<number> {
  const handle = await openDatabaseForTool(config)
  try {
    const { written, moved } = await pullDocuments(handle.db, directory)
    for (const name of written) console.log(`wrote ${name}`)
    for (const name of moved) console.log(`left ${name}: its file has changed since. Look at both in the console first`)
    console.log(`${written.length} ${written.length === 1 ? 'document' : 'documents'} written`)
    return moved.length === 0 ? 0 : 1
  } finally {
    await handle.close()
  }
}

async function remarksOn(directory: string, config: Config): Promise<string[]> {
  const { reviewVocabulary } = await importFromSite<typeof VocabularyReview>('review-vocabulary.server.ts')
  const { reviewTemplates } = await importFromSite<typeof TemplateReview>('review-templates.server.ts')
  const handle = await openDatabaseForTool(config)
  try {
    return [...(await reviewVocabulary(handle.db, directory)), ...(await reviewTemplates(handle.db, directory))]
  } finally {
    await handle.close()
  }
}

/** Pages are checked without their sheets, which the runner of Vite cannot read: class names stand for themselves. */
const WITHOUT_STYLES: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? `\0styles:${source.includes('?')}` : null),
  load(id) {
    if (!id.startsWith('\0styles:')) return null
    return id.endsWith('true')
      ? "export default ''"
      : 'export default new Proxy({}, { get: (_, name) => String(name) })'
  },
}

async function importFromSite<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(`./app/features/content/delivery/${file}`, {
    configFile: false,
    plugins: [WITHOUT_STYLES],
    logLevel: 'error',
  })
  return module
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
