import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../scripts/build-site.ts'
import { fixtureFeed } from './fixture-catalogue.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data directory of a site that has taken up the fixture catalogue and stopped: for copies. */
    fixtureSite: string
  }
}

/** Builds the site where a source has changed, and starts it once with the fixture catalogue for others to copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  buildSite()
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-fixture-'))
  // The same servers and tools are started hundreds of times: each compiles what no other has compiled before it.
  process.env['NODE_COMPILE_CACHE'] = path.join(directory, 'compiled')
  const fixtureSite = path.join(directory, 'site')
  const site = await startSite({ dataDir: fixtureSite, feed: fixtureFeed() })
  await site.stop() // its search snapshots are built now
  project.provide('fixtureSite', fixtureSite)
  return () => rmSync(directory, { recursive: true, force: true })
}
