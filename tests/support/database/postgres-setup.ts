import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, embeddedConnection } from '#app/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { administer } from './database-admin.ts'
import { fixtureFeed } from '../fixture-catalogue.ts'
import { startSite } from '../site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocket: string
    postgresTemplate: string
    /** The data directory of a site that has taken up the fixture catalogue and stopped: for copies. */
    fixtureSite: string
  }
}

const TEMPLATE = 'template_specify'

/** One PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-tests-'))
  // The same servers and tools are started hundreds of times: each compiles what no other has compiled before it.
  process.env['NODE_COMPILE_CACHE'] = path.join(directory, 'compiled')
  // Tests need no durability; those about it start a server of their own.
  const postgres = await startEmbeddedPostgres(directory, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  await administer(postgres.socketDirectory, `create database ${TEMPLATE}`)
  const template = await connect(embeddedConnection(postgres.socketDirectory, TEMPLATE))
  await template.close()
  project.provide('postgresSocket', postgres.socketDirectory)
  project.provide('postgresTemplate', TEMPLATE)
  const fixtureSite = path.join(directory, 'fixture-site')
  const site = await startSite({ dataDir: fixtureSite, feed: fixtureFeed() })
  await site.stop() // its search snapshots are built now
  project.provide('fixtureSite', fixtureSite)

  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
