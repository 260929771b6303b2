import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { startSite, type Site } from '../site.ts'

/** Makes a directory the data directory of a site that has imported the fixture catalogue, in a tenth of the time of an import. */
export function copyFixtureSite(dataDir: string): void {
  cpSync(inject('fixtureSite'), dataDir, { recursive: true })
}

/** The built site with the fixture catalogue, for one test file. The returned function gives it inside tests. */
export function useSite(env: Record<string, string> = {}): () => Site {
  let site: Site | null = null
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-site-'))
  beforeAll(async () => {
    copyFixtureSite(dataDir)
    site = await startSite({ dataDir, env, imported: true })
  })
  afterAll(async () => {
    await site?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return () => {
    if (!site) throw new Error('the site is there only while tests run')
    return site
  }
}
