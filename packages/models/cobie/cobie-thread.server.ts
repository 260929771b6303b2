import { parentPort, workerData } from 'node:worker_threads'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { COBIE_COLUMNS, NOT_AVAILABLE, type CobieSheet } from './cobie-columns.ts'
import type { CobieJob } from './cobie-job.ts'
import { cobieRows } from './cobie-rows.ts'

function instructionOf({ projectName, revision, createdOn }: CobieJob): string[][] {
  return [
    ['Title', 'COBie'],
    ['Version', '2'],
    ['Release', '4'],
    ['Status', 'IFC4'],
    ['Project', projectName],
    ['Revision', revision || NOT_AVAILABLE],
    ['Data as of', createdOn],
    ['Not stated', `What the catalogue or the schedule does not state is ${NOT_AVAILABLE}.`],
    ['Contacts', 'Addresses that end in not-stated.invalid stand for contacts whose address is not stated.'],
    ['Components', 'One row for each piece: quantity in one unit × units of its type. Floors are not in a schedule.'],
  ]
}

function write(job: CobieJob): ArrayBuffer {
  const rows = cobieRows(job)
  const sheets = (Object.keys(COBIE_COLUMNS) as CobieSheet[]).map((name) => ({
    name,
    head: COBIE_COLUMNS[name],
    rows: rows[name],
    widths: COBIE_COLUMNS[name].map((column) => (column === 'Name' ? 44 : 20)),
  }))
  const instruction = { name: 'Instruction', head: ['Instruction', ''], rows: instructionOf(job), widths: [20, 100] }
  return new Uint8Array(writeTextWorkbook([instruction, ...sheets])).buffer
}

const workbook = write(workerData as CobieJob)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(workbook, [workbook])
