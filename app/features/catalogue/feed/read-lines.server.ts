import type { Readable } from 'node:stream'

/** A line longer than this is not one product. */
const MAX_LINE_BYTES = 4 * 1024 * 1024

/** Lines of UTF-8 text. `text` is null for a line beyond the limit, which is skipped without being held in memory. */
export async function* readLines(stream: Readable): AsyncGenerator<{ line: number; text: string | null }> {
  let line = 1
  let chunks: Buffer[] = []
  let size = 0
  const take = () => {
    const text =
      size > MAX_LINE_BYTES
        ? null
        : Buffer.concat(chunks)
            .toString('utf8')
            .replace(/^\ufeff/, '')
    chunks = []
    size = 0
    return { line: line++, text }
  }
  for await (const chunk of stream) {
    const bytes: Buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let start = 0
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      hold(bytes.subarray(start, end))
      yield take()
      start = end + 1
    }
    hold(bytes.subarray(start))
  }
  if (size > 0) yield take()

  function hold(part: Buffer): void {
    size += part.length
    if (size <= MAX_LINE_BYTES) chunks.push(part)
    else chunks = []
  }
}
