import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MakerOrder, MakerReport } from './site.ts'
import { likelyFiles } from './files/likely-files.ts'
import { writeDemoFile } from './files/write-file.ts'

/** The process that makes the demo's models and documents as files, one at a time, when they are asked for. */
process.on('message', (order: MakerOrder) => {
  // A site that has ended meanwhile wants no answer.
  void answerSafely(order).then((report) => process.send?.(report, () => {}))
})
process.once('disconnect', () => process.exit())

async function answerSafely(order: MakerOrder): Promise<MakerReport> {
  try {
    return await answer(order)
  } catch (error) {
    console.error('A file of the demo could not be made:', order, error)
    return { kind: 'failed' }
  }
}

async function answer(order: MakerOrder): Promise<MakerReport> {
  if (order.kind === 'list-likely') return { kind: 'likely', paths: likelyFiles() }
  const content = await writeDemoFile(order.path)
  if (content === null) return { kind: 'unknown' }
  const file = path.join(order.directory, order.path)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return { kind: 'made' }
}
