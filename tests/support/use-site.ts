import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { fixtureFeed } from './fixture-catalogue.ts'
import { startSite, type Site } from './site.ts'

/** The built site with the fixture catalogue, for one test file. The returned function gives it inside tests. */
export function useSite(env: Record<string, string> = {}): () => Site {
  let site: Site | null = null
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-site-'))
  beforeAll(async () => {
    site = await startSite({ dataDir, env, feed: fixtureFeed() })
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
