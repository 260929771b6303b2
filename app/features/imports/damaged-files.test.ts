import { expect, it } from 'vitest'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { UnreadableSpreadsheet, type Table } from '@specify/spreadsheets/table.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { damagedFile, type DamagedFile } from '#tests/support/files/damaged-files.ts'
import { toAnswer } from './import-answer.ts'
import { applyPlan, planImport } from '@specify/list-reader/upload/import-plan.ts'
import { COMBINED_REMARK, FILE_PROBLEMS, REMARKS } from '@specify/list-reader/upload/model.ts'
import { readUpload } from '@specify/list-reader/upload/read-upload.ts'
import { STRICT_RULES } from '@specify/list-reader/places/row-rules.ts'

const SKUS = ['97140C6AF', '872010W', 'ST8510-150W', '00123']
const DOCUMENTED = new Set<string>([...Object.values(REMARKS), COMBINED_REMARK])
const LIMITS = { maxEntries: 200, maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }
/** Each thread takes a moment to start; before a release all thousand may go through one. */
const THREADS = Number(process.env['DAMAGED_FILES'] ?? 15)

/** Outcome of a table: a problem of the file, or a remark for every row. */
function outcomeOf(table: Table | null): string {
  const read = table ? readUpload(table) : { kind: 'refused' as const, problem: 'INVALID_FILE' as const }
  if (read.kind === 'refused') return FILE_PROBLEMS[read.problem]
  const findProduct = (sku: string) =>
    SKUS.includes(sku) ? { product: { sku, productId: sku, name: sku }, isAvailable: true } : null
  const plan = planImport(read.rows, { rules: STRICT_RULES, rooms: [], findProduct })
  const rooms = applyPlan([], plan, () => 'id')
  const { addedSkus, notAddedSkus } = toAnswer(plan)
  expect(addedSkus.length + notAddedSkus.length).toBe(read.rows.length)
  expect([...addedSkus, ...notAddedSkus].filter(({ row, remark }) => row < 2 || !DOCUMENTED.has(remark))).toEqual([])
  const quantity = rooms.flatMap(({ items }) => items).reduce((sum, item) => sum + item.quantity, 0)
  expect(quantity).toBe(addedSkus.reduce((sum, { qty }) => sum + Number(qty), 0))
  return 'rows'
}

function readHere({ name, bytes }: DamagedFile): Table | null {
  try {
    return name.endsWith('csv') ? readCsv(decodeText(bytes)) : readXlsx(Buffer.from(bytes), LIMITS)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null
    throw error
  }
}

it('a thousand damaged files each have an answer of the documents, in little time and memory', () => {
  const before = process.memoryUsage().rss
  const started = cpuTime()
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 1_000; seed++) {
    const file = damagedFile(seed, SKUS)
    try {
      const outcome = outcomeOf(readHere(file))
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    } catch (error) {
      throw new Error(file.damage, { cause: error })
    }
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  expect(cpuTime() - started).toBeLessThan(20_000)
  // The damage is neither so small that all are read nor so large that none is.
  expect(counts.get('rows')).toBeGreaterThan(200)
  expect(counts.get(FILE_PROBLEMS.INVALID_FILE)).toBeGreaterThan(200)
})

it('in a thread of their own they are read alike', { timeout: 600_000 }, async () => {
  const reader = new SpreadsheetReader()
  for (let index = 0; index < THREADS; index++) {
    const file = damagedFile(Math.floor((index * 1_000) / THREADS) + (index % 5), SKUS)
    const kind = file.name.endsWith('csv') ? 'csv' : 'xlsx'
    const outcome = await reader.read(
      { bytes: file.bytes, kind, maxEntries: 200 },
      'somebody',
      new AbortController().signal,
    )
    const table = outcome.kind === 'table' ? outcome.table : null
    expect([file.damage, file.bytes.length > 0 ? table : null]).toEqual([file.damage, readHere(file)])
  }
})
