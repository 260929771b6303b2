import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, embeddedConnection } from '#app/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { administer } from './database-admin.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocket: string
    postgresTemplate: string
  }
}

const TEMPLATE = 'template_specify'

/** Starts one PostgreSQL for a project of tests, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-tests-'))
  // Tests need no durability; those about it start a server of their own.
  const postgres = await startEmbeddedPostgres(directory, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  await administer(postgres.socketDirectory, `create database ${TEMPLATE}`)
  const template = await connect(embeddedConnection(postgres.socketDirectory, TEMPLATE))
  await template.close()
  project.provide('postgresSocket', postgres.socketDirectory)
  project.provide('postgresTemplate', TEMPLATE)

  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
