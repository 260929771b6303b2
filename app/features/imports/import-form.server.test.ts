import { expect, it } from 'vitest'
import { createLogger } from '#app/platform/log.server.ts'
import type { ReadOutcome, SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { readUploadTable } from './import-form.server.ts'

const log = createLogger({ logLevel: 'silent' })
const { signal } = new AbortController()

function form(): FormData {
  const given = new FormData()
  given.set('file', new File(['sku,qty,section\nA,1,Kitchen'], 'list.csv'))
  return given
}

function readWith(outcome: ReadOutcome) {
  const spreadsheets = { read: () => Promise.resolve(outcome) } as unknown as SpreadsheetReader
  return readUploadTable(form(), { caller: 'somebody', spreadsheets, log, signal })
}

it('a file that is none is refused in the words of the documents', async () => {
  await expect(readWith({ kind: 'unreadable', reason: 'no workbook' })).rejects.toMatchObject({
    message: 'Invalid file. Please upload correct file.',
    status: 400,
  })
})

it('where the thread that read it was lost, the file is not blamed: it is worth trying again (F-09, F-25)', async () => {
  await expect(readWith({ kind: 'lost', reason: 'the thread ended with 1' })).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  })
})
