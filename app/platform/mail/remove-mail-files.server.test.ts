import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { removeMailFiles } from './remove-mail-files.server.ts'

it('removes the mails to an address, and no others', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-mails-'))
  const mail = (name: string, to: string, body: string) =>
    writeFileSync(path.join(directory, name), `From: a@b.test\r\nTo: ${to}\r\nSubject: One\r\n\r\n${body}`)
  mail('one.eml', 'Jo <JO@studio.test>', 'Hello')
  mail('two.eml', 'sam@studio.test', 'Write to jo@studio.test')
  mail('three.txt', 'jo@studio.test', 'Hello')
  await removeMailFiles(directory, 'jo@studio.test')
  expect(readdirSync(directory).toSorted()).toEqual(['three.txt', 'two.eml'])
  await removeMailFiles(path.join(directory, 'nowhere'), 'jo@studio.test')
  rmSync(directory, { recursive: true })
})
