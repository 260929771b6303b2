import { toCsv } from '@specify/core/text/csv.ts'

interface CsvFile {
  /** File name in ASCII, without quotes. */
  readonly name: string
  readonly head: readonly string[]
  /** Reads the next rows, in their order. */
  readonly readRows: () => Promise<{ readonly rows: readonly (readonly string[])[]; readonly isLast: boolean }>
}

/**
 * Answers a CSV file whose rows are read as fast as they are taken. A failure on the way ends the connection, so that no
 * file looks whole that is not.
 */
export function csvAnswer({ name, head, readRows }: CsvFile): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(toCsv([head]))),
    async pull(controller) {
      let { rows, isLast } = await readRows()
      // Nothing asks again for a turn that gave nothing.
      while (rows.length === 0 && !isLast) ({ rows, isLast } = await readRows())
      // Without the mark that files begin with.
      if (rows.length > 0) controller.enqueue(encoder.encode(toCsv(rows).slice(1)))
      if (isLast) controller.close()
    },
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
