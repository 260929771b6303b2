import path from 'node:path'
import { runnerImport } from 'vite'
import { readConfig } from '#app/platform/config.server.ts'
import type * as Review from '#app/features/content/delivery/review-folder.server.ts'

const USAGE = 'npm run content -- check [FOLDER]'

/** `content check`: names every file that cannot be used with its line, and whatever a page leaves out. */
async function main([command, folder]: readonly string[]): Promise<number> {
  if (command !== 'check') {
    console.error(USAGE)
    return 2
  }
  const { contentDir, contentOrigins } = readConfig(process.env)
  const directory = path.resolve(folder ?? contentDir)
  // Pages are checked by what draws them, which Node does not read without help.
  const { module } = await runnerImport<typeof Review>('./app/features/content/delivery/review-folder.server.ts', {
    configFile: false,
    logLevel: 'error',
  })
  const { files, lines } = await module.reviewFolder(directory, contentOrigins)
  const shown = path.relative(process.cwd(), directory) || '.'
  for (const line of lines) console.log(`${shown}/${line}`)
  console.log(
    `${files} files, ${lines.length === 0 ? 'all well' : `${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`}`,
  )
  return lines.length === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
