import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '#app/platform/config.server.ts'
import { SERVER_LIMITS } from '#app/platform/database/database.server.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from '../scripts/supervise.ts'

const read = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8')

it('the environment is one that a server starts with', () => {
  const lines = read('environment')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  const env = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(readConfig(env)).toMatchObject({ publicUrl: 'https://specify.example', trustProxy: true, demo: false })
})

it.each(['specify@.service', 'Containerfile'])('%s runs a server as npm start does', (name) => {
  const text = read(name)
  for (const flag of MEMORY_FLAGS) expect(text).toContain(flag)
  for (const [variable, value] of Object.entries(MEMORY_ENV)) expect(text).toContain(`${variable}=${value}`)
})

it('behind a pooler a role has the limits that a server would set', () => {
  const pooler = read('pgbouncer.ini')
  for (const [name, ms] of Object.entries(SERVER_LIMITS)) {
    expect(read('role.sql')).toContain(`set ${name} = '${ms / 1000}s'`)
    expect(pooler).toMatch(new RegExp(`^ignore_startup_parameters = .*\\b${name}\\b`, 'm'))
  }
})
