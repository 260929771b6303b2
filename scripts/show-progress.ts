import type { FeedLine } from '#app/features/catalogue/feed/feed-line.ts'

/** Names every refused line and every cell left out, and counts along on a terminal. */
export function showProgress() {
  let count = 0
  const isTerminal = process.stderr.isTTY
  const clear = () => isTerminal && process.stderr.write('\r\u001b[K')
  return {
    line(line: FeedLine): void {
      if (line.kind === 'respelt' || line.kind === 'spelt') return
      if (line.kind !== 'noted') count++
      if (line.kind === 'withdrawn') return
      const problems = line.kind === 'refused' ? line.problems : line.remarks
      if (problems.length > 0) clear()
      for (const { field, reason } of problems) {
        const place = line.line === null ? '' : `line ${line.line}: `
        console.log(`${line.kind === 'refused' ? '' : 'note: '}${place}${field}: ${reason}`)
      }
      if (count % 250 === 0 && line.kind !== 'noted') {
        if (isTerminal) process.stderr.write(`\r${count} lines read`)
        else if (count % 5000 === 0) console.error(`${count} lines read`)
      }
    },
    end: clear,
  }
}
