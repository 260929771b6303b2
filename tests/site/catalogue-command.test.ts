import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-command-'))
beforeAll(() => copyFixtureSite(dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/catalogue.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })

function exported(): string {
  const file = path.join(dataDir, 'export.jsonl')
  run('export', file)
  return readFileSync(file, 'utf8')
}

it('an update by the command is a change set, which the command takes back', { timeout: 120_000 }, () => {
  const before = exported()
  const [first = ''] = before.split('\n')
  const file = path.join(dataDir, 'update.jsonl')
  const { productId } = JSON.parse(first) as { productId: string }
  writeFileSync(file, `${JSON.stringify({ productId, withdrawn: true })}\n`)
  expect(run('update', file, '--dry-run')).toContain('Dry run: nothing was changed.')
  const output = run('update', file)
  expect(output.trim().split('\n').at(-1)).toBe('1 read, 1 accepted, 0 refused; 0 added, 0 changed, 1 withdrawn')
  const [name = ''] = /C\d+/.exec(output) ?? []
  expect(exported()).not.toBe(before)
  expect(run('changes')).toMatch(new RegExp(`^${name} .*Applied.*command.*1 withdrawn$`, 'm'))
  expect(run('rollback', name)).toContain(`${name} is rolled back: 1 added, 0 changed, 0 withdrawn`)
  expect(exported()).toBe(before)
})

it(
  'a check says of a file what it always said, and keeps its plan where nobody applies it',
  { timeout: 120_000 },
  () => {
    const before = exported()
    const [first = '', second = ''] = before.split('\n')
    const file = path.join(dataDir, 'checked.jsonl')
    const check = (at: string) =>
      spawnSync(process.execPath, ['scripts/catalogue.ts', 'check', file], {
        env: { ...process.env, DATA_DIR: at },
        encoding: 'utf8',
      })
    writeFileSync(file, `${first}\n${second}\n{"productId":"x"}\n`)
    const nowhere = check(path.join(dataDir, 'none'))
    const here = check(dataDir)
    expect(here.stdout.trim().split('\n').at(-1)).toBe('3 read, 2 accepted, 1 refused')
    expect([here.status, here.stdout]).toEqual([nowhere.status, nowhere.stdout])
    const [name = ''] = /C\d+/.exec(here.stderr) ?? []
    expect(run('changes')).toMatch(new RegExp(`^${name} .*Discarded.*Check of checked.jsonl  command.*withdrawn$`, 'm'))
    expect(nowhere.stderr).toBe('')
    writeFileSync(file, '{"productId":"x"}\n')
    expect([check(dataDir).status, check(dataDir).stdout.trim().split('\n').at(-1)]).toEqual([
      1,
      '1 read, 0 accepted, 1 refused',
    ])
    expect(exported()).toBe(before)
  },
)
